import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** The reader whose request for one copy keeps 20230003 from renewing it. No other spec needs this. */
const READER = '20230019';

test('a reader sees how far a request is, cancels it, and it stays in the list as cancelled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/personalCenter/requests');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Reservation' });
  await expect(row.getByText('In the queue')).toBeVisible();
  await row.getByRole('button', { name: /^Timeline/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('As soon as a copy comes back')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await row.getByRole('button', { name: /^Cancel/ }).click();
  await dialog.getByRole('button', { name: 'Keep request' }).click();
  await expect(row.getByText('In the queue')).toBeVisible();
  await row.getByRole('button', { name: /^Cancel/ }).click();
  await dialog.getByRole('button', { name: 'Cancel request', exact: true }).click();
  await expect(row.getByText('Cancelled')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Cancel/ })).toHaveCount(0);
  // The message lies over the footer of a short page for some seconds.
  await expect(page.getByText('The request was cancelled')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);

  await row.getByRole('button', { name: /^Timeline/ }).click();
  await expect(dialog.getByRole('listitem').last()).toContainText('Cancelled by you');
});
