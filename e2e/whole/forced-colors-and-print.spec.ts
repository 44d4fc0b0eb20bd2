import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

const SEARCH = '/demo/#/searchList?keyWord=history&langCode=eng';

test.beforeEach(({ page }) => chooseLanguage(page, 'en-US'));

test("with the system's own colours, states are seen without ours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, SEARCH);
  const main = page.getByRole('main');
  const look = (name: string) =>
    main
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await look('List')).not.toBe(await look('Covers'));
  const states = main
    .locator('ol > li')
    .getByText(/\d+ of \d+/)
    .first();
  expect(await states.evaluate((pill) => getComputedStyle(pill).borderTopWidth)).toBe('1px');
  const chip = main.getByRole('button', { name: 'Remove filter English' });
  expect(await chip.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('1px');
  await chip.focus();
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineWidth);
  expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(2);
  expect(await axeFaults(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the picture of the verification code is on white in ${colorScheme} and forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await open(page, '/demo/#/resetPassword');
    await page.getByRole('textbox', { name: 'Account' }).fill('20230001');
    await page.getByRole('textbox', { name: 'Verification code' }).focus();
    const ground = await page
      .getByRole('img', { name: 'Picture of the verification code' })
      .evaluate((picture) => getComputedStyle(picture.parentElement!).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  });
}

test('a printed list has a head with library, search and date, and nothing to press', async ({ page }) => {
  await open(page, SEARCH);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Search: history')).toBeVisible();
  await expect(page.getByText('Filters: English')).toBeVisible();
  await expect(page.getByText(/^Printed on .+ · http.+keyWord=history&langCode=eng$/)).toBeVisible();
  await expect(page.getByRole('main').getByText('Qiming University Library')).toBeVisible();
  expect(await thingsToPress(page)).toEqual([]);
});

test('a printed record has its permanent address, and nothing to press', async ({ page }) => {
  await open(page, SEARCH);
  await page.getByRole('main').locator('ol h2 a').first().click();
  await page.getByRole('tablist').waitFor();
  await settled(page);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Printed on .+ · http.+\/demo\/record\/.+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible();
  expect(await thingsToPress(page)).toEqual([]);
});

/** The buttons, fields and navigations that would be printed. */
function thingsToPress(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, nav, header, footer, [popover] > *')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.outerHTML.slice(0, 90)),
  );
}
