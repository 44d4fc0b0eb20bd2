import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';

const STATEMENT = [
  '交易时间,微信订单号,商户订单号,交易状态,货币种类,订单金额',
  '`2026-03-02 10:00:00,`4200000382026030200000001,`202603021000aabbccdd,`SUCCESS,`CNY,`3.50',
  '`2026-03-02 11',
  '总交易单数,应结订单总金额',
  '`2,`3.50',
].join('\r\n');

test('the staff compares a statement with a broken line, and sees what differs', async ({ browser }) => {
  const librarian = 'e2e-statements';
  await addLibrarian(librarian, 'demo', 'payments.manage');
  const desk = await openDesk(browser, librarian);
  await goAtDesk(desk, '#/payments');
  await desk.getByRole('link', { name: 'Compare a statement' }).click();
  const main = desk.getByRole('main');
  const file = main.getByLabel('Choose a file').first();
  const csv = (text: string) => ({ name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await file.setInputFiles(csv('a,b\n1,2'));
  await expect(main.getByText(/^This is no statement of/)).toBeVisible();
  await file.setInputFiles(csv(STATEMENT));
  await expect(main.getByText('These lines cannot be read: 3')).toBeVisible();
  await expect(main.getByRole('region', { name: 'What differs' })).toContainText('Not known here');
  await expect(main.getByText('All is alike.')).toBeHidden();
  for (const width of [1440, 360]) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await axeFaults(desk)).toEqual([]);
    const overflow = await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
