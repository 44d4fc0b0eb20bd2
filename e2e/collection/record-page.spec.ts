import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';

/** The address of a record's page, taken from the sitemap. */
async function recordAddress(read: (url: string) => Promise<string>): Promise<string> {
  const feed = await read('/demo/feed?keyWord=%E7%BA%A2%E6%A5%BC%E6%A2%A6');
  const [, path = ''] = /<guid[^>]*>https?:\/\/[^/]+(\/demo\/record\/[^<]+)</.exec(feed) ?? [];
  return path;
}

test('a record is read without a script, in a library’s languages', async ({ browser, request }) => {
  const address = await recordAddress(async (url) => (await request.get(url)).text());
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  for (const [language, copies] of [
    ['zh-CN', '馆藏'],
    ['en-US', 'Copies'],
  ] as const) {
    await page.goto(`${address}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('红楼梦');
    await expect(page.getByRole('heading', { name: copies })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    const { scrollWidth, clientWidth } = await page
      .locator('html')
      .evaluate(({ scrollWidth: inside, clientWidth: seen }) => ({ scrollWidth: inside, clientWidth: seen }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  }
  await context.close();
});

test('a record’s page leads to the portal, and its search field to the results', async ({
  page,
  request,
}) => {
  const address = await recordAddress(async (url) => (await request.get(url)).text());
  await page.goto(address);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/searchList\/bookDetails\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '');
  await page.goto(address);
  await page.getByRole('searchbox').fill('红楼');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/#\/searchList\?keyWord=/);
});

test('a record’s page says in the language of the browser what can be had, and switches the language', async ({
  browser,
  request,
}) => {
  const address = await recordAddress(async (url) => (await request.get(url)).text());
  const context = await browser.newContext({ locale: 'fr-CA', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  const card = page.getByRole('region', { name: /Disponible|consulter|Indisponible/ });
  await expect(card.getByText(/ sur \d+/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Langue' }).getByText('Français').first().click();
  await page.getByRole('link', { name: '繁體中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW');
  await expect(page).toHaveURL(/\?lang=zh-TW$/);
  await context.close();
});

test('an address without a page is a page, of the library if it names one', async ({ page }) => {
  for (const [path, heading] of [
    ['/demo/nothing/here', '没有这个页面'],
    ['/nolibrary/', '没有这个图书馆'],
    ['/nolibrary/record/1', '没有这个图书馆'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.getByRole('link', { name: '启明大学图书馆' }).click();
  await expect(page).toHaveURL(/\/demo\/#\/home/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on a record’s page and where there is none, ${colorScheme}`, async ({
    browser,
    request,
  }) => {
    const address = await recordAddress(async (url) => (await request.get(url)).text());
    const context = await browser.newContext({ colorScheme, bypassCSP: true });
    const page = await context.newPage();
    for (const path of [
      address,
      `${address}?lang=fr-FR`,
      '/demo/record/nothing',
      '/demo/nothing',
      '/nolibrary/',
    ]) {
      await page.goto(path);
      expect(await axeFaults(page)).toEqual([]);
    }
    await context.close();
  });
}
