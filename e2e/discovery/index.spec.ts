import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

const list = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Subjects' });
const headings = (page: Page) => list(page).getByRole('link').allTextContents();

test('the index of subjects is read from a typed place, forward and back, and its counts are those of the searches', async ({
  page,
}) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/indexSearch');
  const main = page.getByRole('main');
  await main.getByLabel('Index', { exact: true }).selectOption('subject');
  await expect(page).toHaveURL(/searchField=subject/);
  await main.getByLabel('Begin at').fill('历史');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyWord=/);
  await expect(list(page).getByRole('link').first()).toHaveText(/^历史/);
  const first = await headings(page);

  await main.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/before=/);
  await expect(list(page).getByRole('link').first()).not.toHaveText(first[0]!);
  const before = await headings(page);
  expect(before.filter((heading) => first.includes(heading))).toEqual([]);
  await main.getByRole('link', { name: 'Next page' }).click();
  await expect(list(page).getByRole('link').first()).toHaveText(first[0]!);
  expect(await headings(page)).toEqual(first);

  const row = list(page).getByRole('listitem').first();
  const count = /(\d+) titles?$/.exec((await row.textContent()) ?? '')?.[1];
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/searchList\?subject=/);
  await settled(page);
  await expect(main.getByText(new RegExp(`^${count} (title|result)s?`)).first()).toBeVisible();
});

test('the index needs no mouse, fits a phone, and says where nothing begins as typed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/indexSearch?searchField=subject');
  const main = page.getByRole('main');
  await main.getByLabel('Begin at').focus();
  await page.keyboard.type('zzzz');
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByText('No heading begins with “zzzz”.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Show' })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFaults(page)).toEqual([]);
});
