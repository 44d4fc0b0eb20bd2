import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndClean, expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { inThisCircle } from '../support/looks.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';
import { startSignedIn } from '../support/start-signed-in.ts';

const WORDS = {
  'zh-CN': {
    cnki: '中国知网',
    letter: /^C，/,
    subject: /^法律/,
    law: '北大法宝',
    views: ['全部', '新增', '试用', '热门'],
    open: '打开数据库',
    closed: '暂时打不开',
    signIn: '登录',
    find: '在数据库中查找',
    all: '全部数据库',
  },
  'en-US': {
    cnki: 'CNKI',
    letter: /^C, /,
    subject: /^Law/,
    law: 'PKULaw',
    views: ['All', 'New', 'On trial', 'Most used'],
    open: 'Open database',
    closed: 'It cannot be opened now',
    signIn: 'Sign in',
    find: 'Find a database',
    all: 'All databases',
  },
} as const;

const WALKS = [
  { language: 'zh-CN', width: 1440 },
  { language: 'en-US', width: 360 },
  { language: 'zh-CN', width: 360 },
  { language: 'en-US', width: 1440 },
] as const;

const main = (page: Page) => page.getByRole('main');

for (const { language, width } of inThisCircle(WALKS)) {
  test(`readers find databases by letter, word and subject in ${language} at ${width} px`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await chooseLanguage(page, language);
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/demo/#/dataBaseNav');
    await expect(main(page).getByRole('link', { name: words.cnki, exact: true }).first()).toBeVisible();
    await expectFitAndClean(page);

    await main(page).getByRole('link', { name: words.letter }).click();
    await expect(page).toHaveURL(/letter=C/);
    await settled(page);

    await open(page, '/demo/#/dataBaseNav');
    if (width < 900) await page.locator('main button:has(svg.lucide-sliders-horizontal)').click();
    await page.getByRole('checkbox', { name: words.subject }).first().check();
    await expect(page).toHaveURL(/subject=law/);
    if (width < 900) {
      await expectFitAndClean(page);
      await page.locator('dialog footer button').click();
    }
    await expect(main(page).getByRole('heading', { name: words.law })).toBeVisible();
    await expectFitAndClean(page);

    // A name is found by its pinyin initials.
    await main(page).getByLabel(words.find).fill('zgzw');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyWord=zgzw/);

    for (const view of words.views.slice(1)) {
      await main(page).getByRole('tab', { name: view, exact: true }).click();
      await expectFitAndClean(page);
    }
  });
}

test('a database says how it is opened from here, and opens in a window', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/dataBaseNav?keyWord=arXiv');
  await main(page).getByRole('link', { name: 'arXiv', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'arXiv' })).toBeVisible();
  const button = main(page).getByRole('button', { name: /^Open database/ });
  await expect(button).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await page.context().route('https://arxiv.org/**', (route) => route.fulfill({ body: 'Welcome' }));
  const [tab] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await tab.waitForURL(/^https:\/\/arxiv\.org\//);
  await tab.close();
});

test('a database that is closed from here says why, and opens by the proxy after signing in', async ({
  page,
  browser,
}) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/newDataBase?keyWord=JSTOR');
  await main(page)
    .getByRole('button', { name: /^Open JSTOR/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await dialog.getByRole('link', { name: 'See details' }).click();
  await expect(page).toHaveURL(/#\/newDataBase\/details\//);
  await expect(main(page).getByText('It cannot be opened now')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  const reader = await (await browser.newContext()).newPage();
  await startSignedIn(reader, 'demo', '20230001');
  await chooseLanguage(reader, 'en-US');
  await open(reader, page.url().replace(/^[^#]*/, '/demo/'));
  await expect(main(reader).getByRole('button', { name: /^Open database/ })).toBeVisible();
  await reader.context().close();
});

test('the page for other sites has no navigation, and what other systems link to is found', async ({
  page,
}) => {
  await chooseLanguage(page, 'zh-CN');
  await open(page, '/demo/#/dataBaseNavExternal?subject=law');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: WORDS['zh-CN'].law })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await main(page).getByRole('link', { name: WORDS['zh-CN'].law }).click();
  await expect(page).toHaveURL(/#\/dataBaseNav\/details\/[^?]+\?hideNav=1/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const id = /details\/([^?]+)/.exec(page.url())?.[1] ?? '';

  await open(page, `/demo/?pageType=108&recordId=${id}#/home`);
  await expect(page.getByRole('heading', { level: 1, name: WORDS['zh-CN'].law })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await open(page, '/demo/?pageType=109#/home');
  await expect(page.getByRole('heading', { level: 1, name: '数据库' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('a search for the name of a database shows it first, and all that have the words in a tab', async ({
  page,
}) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/searchList?keyWord=nature');
  const best = page.getByRole('region', { name: 'Called what you typed' });
  await expect(best.getByRole('link', { name: 'Nature', exact: true }).first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  const tab = main(page)
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /^Databases/ });
  await tab.click();
  await expect(page).toHaveURL(/things=eresource/);
  await expect(best).toBeHidden();
  await main(page).getByRole('link', { name: 'Nature', exact: true }).click();
  await expect(page).toHaveURL(/#\/dataBaseNav\/details\//);
});

test('the home page has new databases and trials', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await open(page, '/demo/#/home');
  const card = page.getByRole('region', { name: 'New databases and trials' });
  await expect(card.getByRole('link').first()).toBeVisible();
  await card.getByRole('link', { name: 'All databases' }).click();
  await expect(page).toHaveURL(/#\/dataBaseNav$/);
});

test('staff add a database in parts, try its entrances, and readers see it', async ({ page, browser }) => {
  const name = `Database of a spec ${Date.now()}`;
  await addLibrarian('e2e-databases', 'demo', 'resources.electronic');
  const desk = await openDesk(browser, 'e2e-databases');
  await goAtDesk(desk, '#/databases');
  await expect(desk.getByRole('heading', { level: 2, name: 'CNKI' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('link', { name: 'New database' }).click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Please enter a name in one language')).toBeVisible();
  await desk.getByLabel('Name (English)').fill(name);
  await desk.getByLabel('Code').fill(`spec-${Date.now()}`);
  await desk.getByText('Open to readers').click();
  await expectFitAndCleanAtEachWidth(desk);
  for (const part of ['Texts', 'Subjects and lists', 'Links to articles', 'Outages', 'Files']) {
    await desk.getByRole('tab', { name: part }).click();
    await expectFitAndCleanAtEachWidth(desk);
  }
  await desk.getByRole('tab', { name: 'Entrances' }).click();
  await desk.getByRole('button', { name: 'Add an entrance' }).click();
  await desk.getByLabel('Address', { exact: true }).fill('https://spec.example.org/');
  await desk.getByLabel('Where it works').selectOption('inside');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('tab', { name: 'Preview' }).click();
  await expect(desk.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'Save' }).click();

  const row = desk.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: /^Try entrances/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Network address').fill('192.0.2.7');
  await dialog.getByRole('button', { name: 'Try' }).click();
  await expect(dialog.getByRole('link', { name: /spec\.example\.org/ })).toBeVisible();
  await dialog.getByLabel('Network address').fill('198.51.100.7');
  await dialog.getByRole('button', { name: 'Try' }).click();
  await expect(dialog.getByText('It works only on the network of the library.').first()).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.keyboard.press('Escape');

  await chooseLanguage(page, 'en-US');
  await open(page, `/demo/#/dataBaseNav?${new URLSearchParams({ keyWord: name })}`);
  await expect(main(page).getByRole('link', { name, exact: true }).first()).toBeVisible();

  await row.getByRole('button', { name: /^Delete/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  await desk.getByRole('link', { name: 'Subjects and lists' }).click();
  await expect(desk.getByRole('heading', { level: 2, name: 'Law' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'Add' }).click();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.context().close();
});
