import { expect, test } from '@playwright/test';
import { signIn } from '../support/sign-in.ts';

test('two libraries on one origin never share a session', async ({ page }) => {
  await page.goto('/demo/');
  await signIn(page, '20230016');
  await expect(page.getByRole('button', { name: /，我的菜单$/ })).toBeVisible();

  // The same tab, so the same session storage.
  await page.goto('/harbour/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/harbour/#/personalCenter');
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto('/demo/#/personalCenter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: /尤佳/ })).toBeVisible();
});

test('a token of one library opens nothing in the other', async ({ page, request }) => {
  await page.goto('/demo/');
  await signIn(page, '20230016');
  const { header, token } = await page.evaluate(() => ({
    header: JSON.parse(sessionStorage.getItem('demo:jwtHeader') ?? '""') as string,
    token: JSON.parse(sessionStorage.getItem('demo:jwt') ?? '""') as string,
  }));
  const ask = (headers: Readonly<Record<string, string>>) =>
    request.get('/api/find/userInfo/getUserInfo', { headers: { ...headers, [header]: token } });
  expect((await ask({ mappingPath: 'demo' })).status()).toBe(200);
  expect((await ask({ mappingPath: 'harbour', groupCode: '900002' })).status()).toBeGreaterThanOrEqual(400);
});

test('each library has its own name, colours, languages and records', async ({ page }) => {
  const banner = page.getByRole('banner');
  const background = () => banner.evaluate((element) => getComputedStyle(element).backgroundColor);

  await page.goto('/demo/');
  await expect(banner.getByText('启明大学图书馆')).toBeVisible();
  const demoColour = await background();
  await banner.getByRole('button', { name: '语言: 简体中文' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(4);

  await page.goto('/harbour/');
  await expect(banner.getByText('Harbour Town Library')).toBeVisible();
  expect(await background()).not.toBe(demoColour);
  await banner.getByRole('button', { name: 'Language: English' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'Français']);

  // This library has only books, so there is no choice of types.
  const main = page.getByRole('main');
  await expect(main.getByText(/\d+ titles\s·\s\d+ items/)).toBeVisible();
  await expect(main.getByRole('radio')).toHaveCount(0);
  await page.goto('/harbour/#/searchHome');
  await expect(main.getByRole('combobox')).toBeVisible();
  await expect(main.getByRole('tab')).toContainText([
    'All',
    'Catalogue',
    'Databases',
    'Journals and e-books',
    'Scholarly articles',
    'Digital documents',
    'Other libraries',
  ]);

  await page.goto(`/harbour/#/searchList?keyWord=${encodeURIComponent('红楼梦')}&wordsOnly=1`);
  await expect(page.getByText('Nothing found for “红楼梦”')).toBeVisible();
});

test('each library offers its works by its own classification', async ({ page }) => {
  await page.goto('/harbour/#/categorySearchList');
  const main = page.getByRole('main');
  await page
    .getByRole('tree', { name: 'Classes (Dewey)' })
    .getByRole('treeitem', { name: /^800 Literature/ })
    .click();
  await expect(page).toHaveURL(/kindNo=8$/);
  await page.getByRole('treeitem', { name: /^820 English literature/ }).click();
  await expect(main.getByRole('heading', { level: 1, name: '820 English literature' })).toBeVisible();
  await main.locator('ol h2 a').first().click();
  await expect(page).toHaveURL(/bookDetails/);
  await expect(main.getByText(/^82\d\S* English literature/).first()).toBeVisible();
  await expect(page.getByText('CLC')).toHaveCount(0);

  await page.goto('/harbour/#/searchList?keyWord=sea&kindNo=9');
  await expect(main.getByRole('checkbox', { name: /^900 History, places and lives/ })).toBeChecked();
});
