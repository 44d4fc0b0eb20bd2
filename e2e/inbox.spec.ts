import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { chooseLanguage } from './support/screens.ts';
import { settled } from './support/settled.ts';
import { signIn } from './support/sign-in.ts';

/** The reader for whom a copy is kept. No other spec uses this inbox. */
const READER = '20230015';

test('a message is counted, read, deleted and brought back; what goes out besides is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  const link = page.getByRole('banner').getByRole('link', { name: 'Inbox, 1 unread message' });
  await link.click();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  expect(await axeFaults(page)).toEqual([]);
  await rows.getByRole('button', { name: /^Unread: .* is ready for pickup/ }).click();
  await expect(rows.getByText(/is kept for you at/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);

  await rows.getByRole('button', { name: /^Delete: / }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);

  await page.getByRole('link', { name: 'How I am told' }).click();
  const loans = page.getByRole('checkbox', { name: 'Loans and due dates: Text message' });
  await loans.check();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(loans).toBeChecked();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
});
