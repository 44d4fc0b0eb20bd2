import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

const hits = (page: Page) => page.getByRole('main').locator('ol > li h2');
const filters = (page: Page) => page.getByRole('complementary').first();

async function search(page: Page, query: Record<string, string>): Promise<void> {
  await open(page, `/demo/#/searchList?${new URLSearchParams(query)}`);
}

test('filters, words within results and years are in the address, and going back removes them one by one', async ({
  page,
}) => {
  await chooseLanguage(page, 'en-US');
  await search(page, { keyWord: '中国' });
  const main = page.getByRole('main');
  // The filters also have texts such as "3 results". They are not meant.
  const total = main.locator('b').filter({ hasText: /^\d+ results?\b/ });
  const all = await total.textContent();

  await test.step('a class opens into its subclasses', async () => {
    const classes = filters(page).getByRole('group', { name: 'Class' });
    await classes.getByRole('button', { name: 'Class' }).click();
    await classes.getByRole('checkbox', { name: /^I Literature/ }).check();
    await expect(classes.getByRole('checkbox', { name: /^I2 Chinese literature/ })).toBeVisible();
    await classes.getByRole('checkbox', { name: /^I2 Chinese literature/ }).check();
    await expect(page).toHaveURL(/kindNo=I2(&|$)/);
    await expect(classes.getByRole('checkbox', { name: /^I Literature/ })).not.toBeChecked();
  });

  await test.step('a value that the first page of a long facet does not show is found by its letters', async () => {
    const authors = filters(page).getByRole('group', { name: 'Author' });
    await authors.getByRole('button', { name: 'Author', exact: true }).click();
    await authors.getByRole('button', { name: /^Show \d+ more Author/ }).click();
    await authors.getByRole('searchbox', { name: 'Find in Author' }).fill('老舍');
    await expect(authors.getByRole('checkbox')).toHaveCount(1);
    await authors.getByRole('checkbox', { name: /^老舍/ }).check();
    await expect(main.getByRole('button', { name: 'Remove filter 老舍' })).toBeVisible();
    await main.getByRole('button', { name: 'Remove filter 老舍' }).click();
    await expect(page).not.toHaveURL(/author=/);
  });

  await test.step('search within results narrows and shows its words as a chip', async () => {
    const within = filters(page).getByRole('searchbox', { name: 'Search within results' });
    await within.press('Enter');
    await expect(filters(page).getByRole('alert')).toBeVisible();
    await within.fill('小说');
    await within.press('Enter');
    await expect(main.getByRole('button', { name: 'Remove filter “小说”' })).toBeVisible();
    await expect(page).toHaveURL(/searchItems=/);
  });

  await test.step('the ends of the years move by keys and apply by Enter', async () => {
    const from = filters(page).getByRole('slider', { name: 'From' });
    const first = Number(await from.getAttribute('aria-valuenow'));
    await from.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(Number(await from.getAttribute('aria-valuenow'))).toBeGreaterThan(first);
    await expect(page).not.toHaveURL(/publishBegin/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/publishBegin=\d{4}/);
    await settled(page);
  });

  await test.step('back, step by step, to where it began', async () => {
    await page.goBack();
    await expect(page).not.toHaveURL(/publishBegin/);
    await page.goBack();
    await expect(page).not.toHaveURL(/searchItems/);
    await page.reload();
    await expect(main.getByRole('button', { name: 'Remove filter I2 Chinese literature' })).toBeVisible();
    await main.getByRole('button', { name: 'Clear all' }).click();
    await expect(total).toHaveText(all ?? '');
  });
});

test('years are chosen by dragging over the histogram, or in its table', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await search(page, { keyWord: '中国' });
  const chart = filters(page).locator('svg[preserveAspectRatio=none]');
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.5, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/publishBegin=\d{4}.*publishEnd=\d{4}/);
  await settled(page);
  await filters(page).getByRole('button', { name: 'Show as a table' }).click();
  const table = filters(page).getByRole('table', { name: 'Year of publication' });
  const row = table.getByRole('button').first();
  const years = (await row.textContent())!;
  const [from, to = from] = years.split(' – ').map(Number);
  await row.click();
  await expect(page).toHaveURL(new RegExp(`publishBegin=${from}&publishEnd=${to}(&|$)`));
  await expect(page.getByRole('button', { name: `Remove filter ${years}` })).toBeVisible();
});

test('pinyin without hits is searched as characters, with a link to the search as typed', async ({
  page,
}) => {
  await search(page, { keyWord: 'hongloumeng' });
  const main = page.getByRole('main');
  await expect(main.getByText(/拼音 hong lou meng 检索的结果/)).toBeVisible();
  await expect(hits(page)).not.toHaveCount(0);
  await main.getByRole('link', { name: '仅按原输入检索' }).click();
  await expect(page).toHaveURL(/literal=1/);
  await expect(hits(page)).toHaveCount(0);
  await main.getByRole('link', { name: '同时检索拼音和相近写法' }).click();
  await expect(hits(page)).not.toHaveCount(0);
});

test('a search without hits says what to drop, and the number of hits without it', async ({ page }) => {
  // Meaning would find some by the word that is known.
  await search(page, { keyWord: '红楼梦 qzqzqz', wordsOnly: '1' });
  const main = page.getByRole('main');
  await expect(main.getByText('没有找到“红楼梦 qzqzqz”')).toBeVisible();
  await expect(main.getByRole('link', { name: '荐购这本书' })).toBeVisible();
  const drop = main.getByRole('button', { name: /去掉“qzqzqz”（\d+ 条）/ });
  const [, number] = /（(\d+) 条）/.exec((await drop.textContent())!)!;
  await drop.click();
  await expect(main.locator('b').getByText(`${number} 条结果`, { exact: true })).toBeVisible();

  await search(page, { keyWord: '红楼梦', docCode: 'map', wordsOnly: '1' });
  await main.getByRole('button', { name: /^去掉文献类型：地图（\d+ 条）$/ }).click();
  await expect(page).not.toHaveURL(/docCode/);
  await expect(hits(page)).not.toHaveCount(0);
});

test('an advanced search is shown as a sentence and can be changed', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  const rows = [
    { field: 'title', value: '红楼梦' },
    { field: 'author', value: '张爱玲', operator: 'OR' },
  ];
  const query = new URLSearchParams(rows.map((row) => ['searchItems', JSON.stringify(row)]));
  await page.goto(`/demo/#/searchList?${query}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Title has “红楼梦” OR Author has “张爱玲”')).toBeVisible();
  await main.getByRole('link', { name: 'Edit this search' }).click();
  await expect(page).toHaveURL(/advanceSearch\?searchItems=/);
  await expect(page.getByLabel('Words of condition 2')).toHaveValue('张爱玲');
});

test('works chosen on two pages are cited, exported and mailed together', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseLanguage(page, 'en-US');
  await search(page, { keyWord: '中国' });
  const main = page.getByRole('main');
  const first = (await hits(page).first().textContent())!;
  await main.getByRole('checkbox', { name: `Select “${first}”` }).check();
  await main.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  // The first page is shown until the second is loaded.
  await expect(hits(page).first()).not.toHaveText(first);
  await settled(page);
  const second = (await hits(page).first().textContent())!;
  await main.getByRole('checkbox', { name: `Select “${second}”` }).check();
  const bar = page.getByRole('region', { name: 'Selected works' });
  await expect(bar.getByText('2 selected')).toBeVisible();

  await bar.getByRole('button', { name: 'Cite' }).click();
  const dialog = page.getByRole('dialog', { name: 'References' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('radio', { name: 'GB/T 7714' }).check();
  await expect(dialog.getByRole('listitem').first()).toContainText(`${first}[M]`);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The references were copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(2);
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: 'Export' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const ris = readFileSync(await (await file).path(), 'utf8');
  expect(ris.match(/^TY {2}- /gm)).toHaveLength(2);
  expect(ris).toContain(first);

  const mail = await bar.getByRole('link', { name: 'E-mail' }).getAttribute('href');
  expect(new URL(mail!).searchParams.get('body')).toContain(second);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
  await expect(main.getByRole('checkbox', { name: /^Select “/, checked: true })).toHaveCount(0);
});

test('a record leads to the next and previous record of the list, and back to its row', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await search(page, { keyWord: '中国' });
  const titles = await hits(page).allTextContents();
  await hits(page).nth(8).getByRole('link').click();
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(titles[8]!);
  const way = main.getByRole('navigation', { name: 'In the list of results' });
  await expect(way.getByText(/^9 of \d+$/)).toBeVisible();
  await way.getByRole('link', { name: `Previous: ${titles[7]}` }).click();
  await expect(heading).toHaveText(titles[7]!);
  for (const place of [9, 10, 11]) {
    await way.getByRole('link', { name: /^Next: / }).click();
    await expect(way.getByText(new RegExp(`^${place} of `))).toBeVisible();
  }
  const eleventh = (await heading.textContent())!;
  await way.getByRole('link', { name: /^Back to/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(hits(page).getByRole('link', { name: eleventh, exact: true }).first()).toBeFocused();
});

test('each row has the data that reference managers read', async ({ page }) => {
  await search(page, { keyWord: '红楼梦' });
  const context = await page.locator('ol > li .Z3988').first().getAttribute('title');
  const said = new URLSearchParams(context!);
  expect(said.get('rft_val_fmt')).toBe('info:ofi/fmt:kev:mtx:book');
  expect(said.get('rft.btitle')).toBe('红楼梦');
});
