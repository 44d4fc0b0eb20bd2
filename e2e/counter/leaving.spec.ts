import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk, scan } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { goAsReader, openReader } from '../support/reader-window.ts';
import { chooseLanguage } from '../support/screens.ts';
import { fillLogin, PASSWORD } from '../support/sign-in.ts';

/** Readers without loans, whose accounts no other spec uses. */
const LEAVES = '20230012';
const LOSES = 'M0001';
const LIBRARIAN = 'e2e-leaving';

test('a reader is refused to leave, settles, leaves, and cannot sign in any more', async ({
  browser,
  page,
}) => {
  await addLibrarian(LIBRARIAN, 'demo', 'circulation.desk', 'circulation.readers');
  const desk = await openDesk(browser, LIBRARIAN);
  await goAtDesk(desk, '#/desk');
  await expect(desk.getByRole('textbox', { name: /^Scan/ })).toBeFocused();
  await scan(desk, LEAVES);
  await desk.waitForURL(/#\/desk\/[^/]+$/);
  await goAtDesk(desk, `#/fines/${desk.url().split('/').at(-1)}`);
  await desk.getByRole('button', { name: 'Charge' }).click();
  const charge = desk.getByRole('dialog');
  await charge.getByLabel(/^Sum/).fill('2');
  await charge.getByLabel('Reason').fill('A new card');
  await charge.getByRole('button', { name: 'Charge' }).click();
  await expect(desk.getByText('A new card').first()).toBeVisible();

  const reader = await openReader(browser, LEAVES);
  await goAsReader(reader, '#/personalCenter/leaveSchool');
  await expect(reader.getByText('You owe ¥2.00')).toBeVisible();
  await expectFitAndCleanAtEachWidth(reader);

  await desk.getByRole('button', { name: 'Take payment' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Take ¥2.00' }).click();
  await expect(desk.getByText('¥2.00 booked')).toBeVisible();
  await desk.getByRole('button', { name: 'Receipts' }).click();
  const receipt = desk.waitForEvent('download');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: /^Receipt \d/ })
    .click();
  expect((await receipt).suggestedFilename()).toMatch(/^receipt-\d{4}-\d{6}\.pdf$/);

  await reader.getByRole('button', { name: 'Check again' }).click();
  await reader.getByLabel('Department').fill('文学院');
  await expectFitAndCleanAtEachWidth(reader);
  await reader.getByRole('button', { name: 'Apply to leave' }).click();
  const dialog = reader.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Cancel account' }).click();
  await expect(dialog.getByText(/^Account or password is wrong/)).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Cancel account' }).click();
  await expect(reader.getByRole('heading', { name: 'You have left the library' })).toBeVisible();
  await expect(reader.getByText('文学院')).toBeVisible();
  await expectFitAndCleanAtEachWidth(reader);
  const certificate = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Download the certificate' }).click();
  expect((await certificate).suggestedFilename()).toBe('certificate-of-leaving.pdf');
  await reader.getByRole('link', { name: 'Done' }).click();
  await expect(reader.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();

  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await fillLogin(page, LEAVES);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Account or password is wrong/).first()).toBeVisible();
});

test('a reader reports a card lost and takes the report back', async ({ browser }) => {
  const reader = await openReader(browser, LOSES);
  await goAsReader(reader, '#/personalCenter/information');
  await reader.getByRole('tab', { name: 'Cards' }).click();
  await reader.getByRole('button', { name: `Report lost ${LOSES}` }).click();
  const report = reader.getByRole('dialog');
  await report.getByLabel(/password/i).fill(PASSWORD);
  await report.getByRole('button', { name: 'Report lost' }).click();
  await expect(reader.getByText('Reported lost', { exact: true })).toBeVisible();
  await expectFitAndCleanAtEachWidth(reader);

  const librarian = `${LIBRARIAN}-desk`;
  await addLibrarian(librarian);
  const desk = await openDesk(browser, librarian);
  await goAtDesk(desk, '#/desk');
  await expect(desk.getByRole('textbox', { name: /^Scan/ })).toBeFocused();
  await scan(desk, LOSES);
  await expect(desk.getByText(/lost/i).first()).toBeVisible();

  await reader.getByRole('button', { name: `I found it ${LOSES}` }).click();
  const withdrawal = reader.getByRole('dialog');
  await withdrawal.getByLabel(/password/i).fill(PASSWORD);
  await withdrawal.getByRole('button', { name: 'I found it' }).click();
  await expect(reader.getByText('In use', { exact: true })).toBeVisible();
});

test('the desk cancels the accounts of graduates and takes their certificates as one file', async ({
  browser,
}) => {
  const librarian = `${LIBRARIAN}-many`;
  await addLibrarian(librarian, 'demo', 'circulation.desk', 'circulation.readers');
  const desk = await openDesk(browser, librarian);
  const graduate = `G${Date.now()}`;
  const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const chosen = desk.locator('input[type=file]');
  await goAtDesk(desk, '#/readers/import');
  await expect(desk.getByRole('heading', { name: 'Import readers' })).toBeVisible();
  await chosen.setInputFiles(
    csv('readers.csv', `card,name,group,library\n${graduate},𠮷野,undergraduate,MAIN\n`),
  );
  await desk.getByRole('button', { name: 'Import now' }).click();
  await expect(desk.getByText('Registered').first()).toBeVisible();
  await goAtDesk(desk, '#/readers/leaving');
  await expect(desk.getByRole('heading', { name: 'Graduates who leave' })).toBeVisible();
  await chosen.setInputFiles(csv('graduates.csv', `card\n${graduate}\nnobodys-card\n`));
  await expect(desk.getByText('Can leave')).toBeVisible();
  await expect(desk.getByRole('button', { name: /certificate/ })).toHaveCount(0);
  await desk.getByRole('button', { name: 'Cancel 1 account' }).click();
  await expect(desk.getByText('Has left')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  const certificates = desk.waitForEvent('download');
  await desk.getByRole('button', { name: '1 certificate' }).click();
  expect((await certificates).suggestedFilename()).toBe('certificate-of-leaving.pdf');
});
