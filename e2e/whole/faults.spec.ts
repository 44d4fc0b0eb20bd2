import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open } from '../support/settled.ts';

/** Screens that depend on a call, and an element that only its answer can show. */
const SCREENS = [
  { hash: '#/searchList?keyWord=history', shows: 'ol > li h2' },
  { hash: '#/categorySearchList', shows: '[role=treeitem]' },
  { hash: '#/collectionNav', shows: 'section h2' },
  { hash: '#/collectionNavDetail?locationId=M-LIT', shows: 'ol > li h2' },
  { hash: '#/otherLibraryList?keyWord=whale', shows: 'ol > li h2' },
] as const;

const FAILED = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({ success: false, errCode: 'INTERNAL', message: 'x', data: null }),
};

for (const language of ['zh-CN', 'en-US'] as const) {
  for (const screen of SCREENS) {
    test(`${screen.hash} says in ${language} that its call failed, and asks again when told to`, async ({
      page,
    }) => {
      await chooseLanguage(page, language);
      const mend = await breakCalls(page);
      await open(page, `/demo/${screen.hash}`);
      const main = page.getByRole('main');
      const retry = main.getByRole('alert').getByRole('button').first();
      await expect(retry).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(main.locator(screen.shows)).toHaveCount(0);
      expect(await axeFaults(page)).toEqual([]);
      await mend();
      await retry.click();
      await expect(main.locator(screen.shows).first()).toBeVisible();
    });
  }
}

test('a list whose availability cannot be had says so in each row', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await page.route('**/api/**', (route) =>
    route.request().url().includes('OnShelfCount') ? route.fulfill(FAILED) : route.continue(),
  );
  await open(page, '/demo/#/searchList?keyWord=history');
  const rows = page.getByRole('main').locator('ol > li');
  await expect(rows.first().getByText('Availability is not known right now')).toBeVisible();
});

/** Makes every call fail until the returned function is called. */
async function breakCalls(page: Page): Promise<() => Promise<void>> {
  await page.route('**/api/**', (route) => route.fulfill(FAILED));
  return () => page.unroute('**/api/**');
}
