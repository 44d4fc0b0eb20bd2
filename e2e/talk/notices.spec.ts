import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';
import { fillLogin } from '../support/sign-in.ts';

test('a guarantor gets the notice once after signing in', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/');
  await fillLogin(page, '20230008');
  await page.locator('dialog button[type=submit]').click();
  const notice = page.getByRole('dialog', { name: 'Please note' });
  await expect(notice.getByRole('table').first()).toBeVisible();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await notice.getByRole('button', { name: 'I understand' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await settled(page);
  await expect(notice).toHaveCount(0);
});

test('a reader who leaves is warned, and signed out after a while', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.clock.install();
  await open(page, '/demo/');
  await fillLogin(page, '20230018');
  await page.locator('dialog button[type=submit]').click();
  await expect(page.getByRole('button', { name: /, my menu$/ })).toBeVisible();
  // The idle timer starts after everything is drawn that follows signing in.
  await settled(page);
  await page.clock.runFor('29:10');
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await expect(warning).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toHaveCount(0);
  await page.clock.runFor('28:00');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.clock.runFor('03:00');
  const notice = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('demo:jwt'))).toBeNull();
  expect(await axeFaults(page)).toEqual([]);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/#\/home$/);
});
