import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage } from '../support/screens.ts';
import { settled } from '../support/settled.ts';
import { signIn } from '../support/sign-in.ts';

/** The reader for whom a copy is kept. No other spec uses this inbox. */
const READER = '20230015';

test('a message is counted, read, deleted and brought back; what goes out besides is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  const unread = page.getByRole('banner').getByRole('link', { name: /^Inbox, \d+ unread message/ });
  const before = Number(/\d+/.exec((await unread.textContent()) ?? ''));
  await unread.click();
  const row = page.getByRole('listitem').filter({ hasText: 'is ready for pickup' });
  expect(await axeFaults(page)).toEqual([]);
  await row.getByRole('button', { name: /^Unread: / }).click();
  await expect(row.getByText(/is kept for you at/)).toBeVisible();
  const left = before === 1 ? 'Inbox' : `Inbox, ${before - 1} unread`;
  await expect(page.getByRole('banner').getByRole('link', { name: new RegExp(`^${left}`) })).toBeVisible();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);

  await row.getByRole('button', { name: /^Delete: / }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);

  await page.getByRole('link', { name: 'Notifications' }).click();
  const loans = page.getByRole('checkbox', { name: 'Loans and due dates: Text message' });
  await loans.check();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(loans).toBeChecked();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
});
