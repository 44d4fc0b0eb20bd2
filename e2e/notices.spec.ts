import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { chooseLanguage } from './support/screens.ts';
import { open, settled } from './support/settled.ts';
import { fillLogin } from './support/sign-in.ts';

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

test('a reader who leaves is signed out after a while, and a dialog says so', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.clock.install();
  await open(page, '/demo/');
  await fillLogin(page, '20230018');
  await page.locator('dialog button[type=submit]').click();
  await expect(page.getByRole('button', { name: /, my menu$/ })).toBeVisible();
  // The idle timer starts after everything is drawn that follows signing in.
  await settled(page);
  await page.clock.runFor('31:00');
  const notice = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('demo:jwt'))).toBeNull();
  expect(await axeFaults(page)).toEqual([]);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/#\/home$/);
});
