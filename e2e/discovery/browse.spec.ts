import { expect, test } from '@playwright/test';
import { chooseLanguage } from '../support/screens.ts';

test('the tree of classes leads to works, and its address leads back to it', async ({ page }) => {
  await page.goto('/demo/#/categorySearchList');
  const tree = page.getByRole('tree', { name: '中图法分类' });
  const main = page.getByRole('main');
  await tree.getByRole('treeitem', { name: /^I 文学/ }).click();
  await expect(page).toHaveURL(/kindNo=I$/);
  await expect(main.getByRole('heading', { level: 1, name: 'I 文学' })).toBeVisible();
  await tree.getByRole('treeitem', { name: /^I3\/7 各国文学/ }).click();
  const branch = tree.getByRole('treeitem', { name: /^I3\/7/ });
  await expect(branch).toHaveText(/各国文学\s\d+/);
  const number = /各国文学\s(\d+)/.exec((await branch.textContent()) ?? '')?.[1];
  await expect(main.getByText(`共 ${number} 种`)).toBeVisible();

  await main.getByLabel('语种').selectOption({ index: 1 });
  await expect(page).toHaveURL(/kindNo=I3%2F7&langCode=/);
  await page.reload();
  await expect(tree.getByRole('treeitem', { name: /^I3\/7/ })).toHaveAttribute('aria-selected', 'true');
  await main.locator('ol h2 a').first().click();
  await expect(page).toHaveURL(/bookDetails/);
  await page.getByRole('main').getByRole('link', { name: /^回到/ }).click();
  await expect(page).toHaveURL(/kindNo=I3%2F7&langCode=/);
});

test('the tree of classes needs no mouse', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/categorySearchList');
  const item = (name: RegExp) => page.getByRole('treeitem', { name });
  await item(/^A /).focus();
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowDown');
  await expect(item(/^I Literature/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item(/^I2 Chinese literature/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(item(/^I2 /)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'I2 Chinese literature' })).toBeVisible();
  await expect(item(/^I2 /)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item(/^I2 /)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(item(/^I Literature/)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item(/^A /)).toBeFocused();
});

test('places lead from the library to the works on their shelves', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/collectionNav');
  const library = page.getByRole('region', { name: 'South Campus Library' });
  await expect(library.getByRole('heading', { level: 3, name: 'South campus' })).toBeVisible();
  const place = library.getByRole('link', { name: /^South campus reserves/ });
  await expect(place).toHaveText(/\d+ titles/);
  const number = /(\d+) titles/.exec((await place.textContent()) ?? '')?.[1];
  await place.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'South campus reserves' })).toBeVisible();
  await expect(main.getByText(`${number} titles`)).toBeVisible();
  await main.getByLabel('Search within these').fill('数学');
  await main.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/locationId=S-RES&keyWord=/);
  await main.getByRole('link', { name: 'Open as a search' }).click();
  await expect(page).toHaveURL(/searchList\?keyWord=.*locationId=S-RES/);
});

test('an advanced search is shown as a sentence, finds works, and is kept', async ({ page }) => {
  await page.goto('/demo/#/advanceSearch');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '检索', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('请至少输入一个检索词');
  await main.getByLabel('条件 1 的检索词').fill('红楼梦');
  await main.getByLabel('条件 2 的检索词').fill('曹雪芹');
  await main.getByLabel('与以上条件的关系').first().selectOption('OR');
  await main.getByRole('button', { name: '增加条件' }).click();
  await main.getByLabel('条件 4 的检索词').fill('英文');
  await main.getByLabel('与以上条件的关系').last().selectOption('NOT');
  await expect(
    main.getByText('(题名包含“红楼梦” 或者 作者包含“曹雪芹”) 排除 全部字段包含“英文”'),
  ).toBeVisible();
  await main.getByRole('button', { name: '检索', exact: true }).click();
  await expect(page).toHaveURL(/searchList\?searchItems=/);
  await expect(main.locator('ol h2 a').first()).toContainText('红楼');
  await page.goto('/demo/#/advanceSearch');
  await expect(page.getByLabel('条件 2 的检索词')).toHaveValue('曹雪芹');
});

test('the search home searches in the source of the chosen tab', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/searchHome');
  await expect(page.getByRole('tab', { name: 'Catalogue' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^Databases/ }).click();
  await page.getByRole('combobox').fill('文学');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/things=eresource/);
});

/** Addresses in links of other systems, and the words that the result page must show. */
const LINKS = [
  ['#/searchListExternal/any/C#/2', 'C#'],
  ['#/searchListExternal/title/AC/DC/2/book', 'AC/DC'],
  ['#/searchListExternal/any/50%/2', '50%'],
  ['#/searchListExternal/any/C%23/2', 'C#'],
  ['#/searchListExternal/any/C%2523/2', 'C#'],
  ['#/searchListExternal/title/AC%2FDC/2/book', 'AC/DC'],
  ['#/searchListExternal/title/AC%252FDC/2/book', 'AC/DC'],
  ['#/searchListExternal/any/50%25/2', '50%'],
  ['#/searchListExternal/any/50%2525/2', '50%'],
  ['#/searchListExternal/title/红楼梦/2', '红楼梦'],
  ['#/searchListExternal/title/%E7%BA%A2%E6%A5%BC%E6%A2%A6/2', '红楼梦'],
  ['#/searchListExternal/title/%25E7%25BA%25A2%25E6%25A5%25BC%25E6%25A2%25A6/2', '红楼梦'],
  ['#/searchListExternal/title/%BA%EC%C2%A5%C3%CE/2', '红楼梦'],
  ['#/searchListExternal?searchType=title&keyword=%BA%EC%C2%A5%C3%CE&matchType=2', '红楼梦'],
  ['?searchType=title&keyword=%BA%EC%C2%A5%C3%CE&matchType=2&docType=book', '红楼梦'],
  ['#/searchListResource/any/whale/3/print', 'whale'],
  ['#/searchListResource/any/%BA%EC%C2%A5%C3%CE/3/print', '红楼梦'],
  ['#/searchListResource/any/%D0%BC%D0%B8%D1%80/3', 'мир'],
  ['#/searchListExternal/any/%00%FF%/2', null],
  ['#/searchListExternal', null],
] as const;

test('links from other systems work with any words and encoding', async ({ page }) => {
  for (const [hash, words] of LINKS) {
    await page.goto('about:blank');
    await page.goto(`/demo/${hash}`);
    const field = page.getByRole('combobox');
    if (words) await expect(field, hash).toHaveValue(words);
    else await expect(field, hash).toBeVisible();
    await expect(page, hash).toHaveURL(/#\/search(List\?|Home)/);
  }
});
