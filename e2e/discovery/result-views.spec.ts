import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

const SEARCH = `/demo/#/searchList?keyWord=${encodeURIComponent('红楼梦')}`;
const hits = (page: Page) => page.getByRole('main').locator('ol > li h2');

test('results are shown as covers or as a list and sorted, and the address keeps both', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await open(page, SEARCH);
  const main = page.getByRole('main');
  const view = main.getByRole('group', { name: 'View' });
  const first = (await hits(page).first().textContent())!;
  await view.getByRole('button', { name: 'Covers' }).click();
  await expect(page).toHaveURL(/view=cover/);
  await expect(main.getByRole('link', { name: first }).first()).toBeVisible();
  await page.reload();
  await expect(view.getByRole('button', { name: 'Covers' })).toHaveAttribute('aria-pressed', 'true');
  await view.getByRole('button', { name: 'List' }).click();
  await expect(page).not.toHaveURL(/view=cover/);
  await expect(hits(page).first()).toHaveText(first);

  await main.getByRole('button', { name: 'Sort by: Relevance' }).click();
  await page.getByRole('menuitemradio', { name: 'Newest first' }).click();
  await expect(page).toHaveURL(/sortField=publishYear/);
  await settled(page);
  const years = await main
    .locator('.Z3988')
    .evaluateAll((rows) =>
      rows.flatMap(
        (row) => Number(new URLSearchParams(row.getAttribute('title') ?? '').get('rft.date')) || [],
      ),
    );
  expect(years.length).toBeGreaterThan(3);
  expect(years).toEqual(years.toSorted((one, other) => other - one));
});

/** How the file of each format begins. */
const FILES = {
  RIS: /^TY {2}- /,
  BibTeX: /^@\w+\{/,
  EndNote: /^%0 /,
  CSV: /^\ufeff?"?Title/,
  MARC: /^\d{5}[a-z]am/,
  MARCXML: /^<\?xml [\s\S]*<leader>/,
} as const;

test('selected works are exported in each format, and printed as references', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await open(page, SEARCH);
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Select “/ })
    .first()
    .check();
  const bar = page.getByRole('region', { name: 'Selected works' });
  for (const [format, beginning] of Object.entries(FILES)) {
    await bar.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('label', { has: page.getByText(format, { exact: true }) })
      .getByRole('radio')
      .check();
    const file = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect(readFileSync(await (await file).path(), 'utf8'), format).toMatch(beginning);
    await expect(dialog).toHaveCount(0);
  }

  await bar.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > * > section').filter({ hasText: ': selected works' });
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet.getByRole('listitem')).toContainText('/demo/record/');
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
});

test('the list does not wait for the counts of other libraries', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/find/unify/getOtherLibrary*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/demo/#/searchList?keyWord=whale');
  await expect(hits(page).first()).toBeVisible();
  const sources = page.getByRole('navigation', { name: 'Sources' });
  await expect(sources.getByRole('link', { name: /^Catalogue/ })).toHaveText(/\d+$/);
  await expect(sources.getByRole('link', { name: /^Other libraries/ })).toHaveCount(0);
  answer();
  const others = sources.getByRole('link', { name: /^Other libraries/ });
  await expect(others).toHaveText(/[1-9]\d*$/);
  await others.click();
  await expect(page).toHaveURL(/otherSearchList2/);
});

test('words with a typing error find what was meant, and the page says what was changed', async ({
  page,
}) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/searchList?keyWord=stroy+stone');
  const main = page.getByRole('main');
  await expect(main.getByText('“story” instead of “stroy”')).toBeVisible();
  await expect(hits(page).filter({ hasText: 'The Story of the Stone' })).not.toHaveCount(0);
  await main.getByRole('link', { name: 'Search for exactly what I typed' }).click();
  await expect(main.getByText('Nothing found for “stroy stone”')).toBeVisible();
});

test('addresses are case-insensitive, and an unknown address leads home', async ({ page }) => {
  for (const [hash, arrived] of [
    ['#/SEARCHLIST?keyWord=whale', /SEARCHLIST\?keyWord=whale/],
    ['#/AdvanceSearch', /AdvanceSearch/],
    ['#/Home', /#\/home/i],
    ['', /#\/home/],
    ['#/nothing/like/this', /#\/home/],
  ] as const) {
    await open(page, `/demo/${hash}`);
    await expect(page, hash).toHaveURL(arrived);
    await expect(page.getByRole('heading', { level: 1 }).first(), hash).toBeAttached();
  }
});
