import { expect, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** A reader with fines and points, whose account no other spec changes. */
const READER = '20230009';
const LIBRARIAN = 'e2e-points';
const REASON = 'Helped in the reading week';

test('a reader gets points from the library, and pays a fine with them', async ({ page, browser }) => {
  await addLibrarian(LIBRARIAN, 'demo', 'circulation.waive');
  const desk = await openDesk(browser, LIBRARIAN);
  await goAtDesk(desk, '#/points');
  await desk.getByLabel('Card number or account').fill(READER);
  await desk.getByRole('button', { name: 'Show' }).click();
  await desk.getByRole('button', { name: 'Correct' }).click();
  const correction = desk.getByRole('dialog');
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(correction.getByText('Say why')).toBeVisible();
  await correction.getByLabel('Change').fill('30');
  await correction.getByLabel('Reason').fill(REASON);
  await correction.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText(REASON)).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);

  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/personalCenter/behavior');
  await page.getByRole('link', { name: 'Pay with points' }).click();
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByText('One point pays ¥0.10 of a fine.')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.getByRole('button', { name: 'Pay fines with points' }).click();
  const payment = page.getByRole('dialog');
  const points = payment.getByRole('textbox', { name: 'Points' });
  await points.fill('1');
  await payment.getByRole('button', { name: 'Pay' }).click();
  await expect(payment.getByText('Enter a number in this range')).toBeVisible();
  await points.fill('20');
  await expect(payment.getByText('20 points pay ¥2.00')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await payment.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Paid: ¥2.00').first()).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Fines paid' });
  await expect(line.first()).toContainText('−20');
});
