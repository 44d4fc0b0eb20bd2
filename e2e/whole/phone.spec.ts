import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { chooseLanguage, openScreen, SCREENS } from '../support/screens.ts';
import { settled } from '../support/settled.ts';
import { continueSession, type StoredSession, storedSession } from '../support/sign-in.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

let session: StoredSession;
test.beforeAll(async ({ browser }) => {
  session = await storedSession(browser, '/demo/', '20230014');
});

test('no screen is wider than a small touch phone, in the language with the longest words', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await chooseLanguage(page, 'fr-FR');
  let visit: 'new' | 'same' = 'new';
  for (const signedIn of [false, true]) {
    if (signedIn) {
      await continueSession(page, session);
      visit = 'new';
    }
    for (const screen of SCREENS.filter((one) => Boolean(one.signedIn) === signedIn && !one.wide)) {
      await openScreen(page, screen, visit);
      visit = screen.arrive ? 'new' : 'same';
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, screen.name).toBeLessThanOrEqual(360);
    }
  }
});

test('filters are in a drawer, the button counts them, and closing it shows the results', async ({
  page,
}) => {
  await page.goto(`/demo/#/searchList?keyWord=${encodeURIComponent('红楼梦')}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '筛选', exact: true }).tap();
  const drawer = page.getByRole('dialog', { name: '筛选条件' });
  await drawer.getByRole('group', { name: '语种' }).getByRole('checkbox', { name: /^英语/ }).check();
  await settled(page);
  expect(await axeFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: /^查看 \d+ 条结果$/ }).tap();
  await expect(drawer).toHaveCount(0);
  await expect(main.getByRole('button', { name: '筛选 · 1' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^The Story of the Stone/ })).toBeVisible();
  await expect(main.getByRole('link', { name: '红楼梦', exact: true })).toHaveCount(0);
});

test('the bar at the bottom leads to four pages and marks the current one', async ({ page }) => {
  await page.goto('/demo/');
  const bar = page.getByRole('navigation', { name: '快捷导航' });
  await expect(bar.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: '检索' }).tap();
  await expect(page).toHaveURL(/#\/searchList/);
  await expect(bar.getByRole('link', { name: '检索' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: '借阅' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});
