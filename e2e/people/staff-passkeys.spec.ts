import { expect, test } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator.ts';
import { axeFaults } from '../support/axe.ts';
import { addLibrarian, goAtDesk, LIBRARIAN_PASSWORD, signInAtDesk } from '../support/desk.ts';

const LIBRARIAN = 'e2e-staff-passkeys';

test('a librarian adds a passkey, signs in by it, and removes it', async ({ page }) => {
  await addLibrarian(LIBRARIAN);
  const device = await addAuthenticator(page);
  await signInAtDesk(page, LIBRARIAN);
  await goAtDesk(page, '#/me');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await main.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  expect(await device.countPasskeys()).toBe(0);
  await dialog.getByLabel('Password').fill(LIBRARIAN_PASSWORD);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey was added')).toBeVisible();
  expect(await device.countPasskeys()).toBe(1);
  await expect(main.getByText('Not used yet')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  // Another member may work at this computer now.
  await page.getByRole('button', { name: 'Lock or change' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Lock or change' })).toBeVisible();
  await goAtDesk(page, '#/me');
  await expect(main.getByText(/Last used: /)).toBeVisible();

  await main.getByRole('button', { name: /^Remove/ }).click();
  await dialog.getByLabel('Password').fill(LIBRARIAN_PASSWORD);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey was removed')).toBeVisible();
  await page.getByRole('button', { name: 'Lock or change' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
});
