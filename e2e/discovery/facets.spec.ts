import { expect, type Page, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

const CHINA = `/demo/#/searchList?keyWord=${encodeURIComponent('中国')}`;
const filters = (page: Page) => page.getByRole('complementary').first();
const group = (page: Page, name: string) => filters(page).getByRole('group', { name });
const fold = (page: Page, name: string) => group(page, name).locator('button[data-fold]');

test.beforeEach(({ page }) => chooseLanguage(page, 'en-US'));

test('a ticked filter stays in its place with the focus, and so does the page', async ({ page }) => {
  await open(page, CHINA);
  await fold(page, 'Subject').click();
  const box = group(page, 'Subject').getByRole('checkbox').nth(2);
  await box.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  const value = await box.getAttribute('value');
  const ticked = group(page, 'Subject').locator(`input[value="${value}"]`);
  const top = (await ticked.boundingBox())!.y;
  await ticked.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/subject=/);
  await settled(page);
  await expect(ticked).toBeChecked();
  await expect(ticked).toBeFocused();
  expect(Math.abs((await ticked.boundingBox())!.y - top)).toBeLessThanOrEqual(2);
});

test('facets fold, say how much is chosen in them, and stay so at the next visit', async ({ page }) => {
  await open(page, CHINA);
  await expect(fold(page, 'Type')).toHaveAttribute('aria-expanded', 'true');
  await expect(fold(page, 'Author')).toHaveAttribute('aria-expanded', 'false');
  await group(page, 'Type').getByRole('checkbox').first().check();
  await fold(page, 'Type').click();
  await fold(page, 'Author').click();
  await expect(fold(page, 'Type')).toContainText('1 selected');
  await open(page, CHINA);
  await expect(fold(page, 'Type')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'Type').getByRole('checkbox')).toHaveCount(0);
  await expect(fold(page, 'Author')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Author').getByRole('checkbox').first()).toBeVisible();
});

test('a Chinese value of a facet is found by its pinyin', async ({ page }) => {
  await open(page, CHINA);
  await fold(page, 'Author').click();
  const authors = group(page, 'Author');
  await authors.getByRole('button', { name: /^Show \d+ more/ }).click();
  await authors.getByRole('searchbox').fill('laoshe');
  await expect(authors.getByRole('checkbox')).toHaveCount(1);
  await expect(authors.getByRole('checkbox', { name: /^老舍/ })).toBeVisible();
});

test('the filters are hardly longer than ten hits', async ({ page }) => {
  await open(page, CHINA);
  const beyond = () =>
    page.evaluate(() => {
      const bottom = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().bottom;
      return bottom('aside > div') - bottom('main ol');
    });
  await expect.poll(beyond).toBeLessThan(500);
});

test('a page has as many hits as the reader chooses, and years are sorted from both ends', async ({
  page,
}) => {
  await open(page, `${CHINA}&page=2`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Results per page: 10' }).click();
  await page.getByRole('menuitemradio', { name: '20' }).click();
  await expect(page).toHaveURL(/rows=20/);
  await settled(page);
  await expect(main.locator('ol > li h2')).toHaveCount(20);

  const firstYear = async () => {
    await settled(page);
    const [first = ''] = await main.locator('ol > li').allInnerTexts();
    const [, year] = /(?:^|\D)(1[5-9]\d\d|20\d\d)(?!\d)/.exec(first) ?? [];
    return Number(year);
  };
  await main.getByRole('button', { name: /^Sort by/ }).click();
  await page.getByRole('menuitemradio', { name: 'Newest first' }).click();
  await expect(page).toHaveURL(/sortClause=desc/);
  const newest = await firstYear();
  await main.getByRole('button', { name: /^Sort by/ }).click();
  await page.getByRole('menuitemradio', { name: 'Oldest first' }).click();
  await expect(page).not.toHaveURL(/sortClause=desc/);
  expect(await firstYear()).toBeLessThan(newest);
  await expect(main.getByRole('button', { name: 'Sort by: Oldest first' })).toBeVisible();
});
