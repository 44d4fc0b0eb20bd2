import { expect, type Page, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open } from '../support/settled.ts';

const TOPIC = '走进红楼梦';
const tabs = (page: Page) => page.getByRole('main').getByRole('navigation').first();

async function search(page: Page, keyWord: string): Promise<void> {
  await open(page, `/demo/#/searchList?${new URLSearchParams({ keyWord, docCode: 'book' })}`);
}

test('topics with the words of a search have a counted tab, and the search stays there and back', async ({
  page,
}) => {
  await chooseLanguage(page, 'en-US');
  await search(page, '红楼梦');
  const topics = tabs(page).getByRole('link', { name: /^Topics\s*1$/ });
  await topics.click();
  await expect(page).toHaveURL(/docCode=book&things=topic$/);
  await expect(topics).toHaveAttribute('aria-current', 'page');
  await expect(topics).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([TOPIC]);
  await expectFitAndCleanAtEachWidth(page);

  await page.getByRole('link', { name: TOPIC }).click();
  await expect(page).toHaveURL(/#\/specialNav\//);
  await page.goBack();
  await expect(page.getByRole('main').getByText('1 topic', { exact: true })).toBeVisible();
  await tabs(page)
    .getByRole('link', { name: /^Catalogue/ })
    .click();
  await expect(page).toHaveURL(/docCode=book$/);
  await expect(page.getByRole('complementary').first()).toBeVisible();
});

test('the section below the hits leads to all things of a kind', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  await search(page, '红楼梦');
  const section = page.getByRole('region', { name: 'Also in this library' });
  await expect(section.getByRole('link', { name: TOPIC })).toBeVisible();
  await section.getByRole('link', { name: '1 topic', exact: true }).click();
  await expect(page).toHaveURL(/things=topic$/);
  await expect(section).toBeHidden();
});

test('the tab says what it has in four languages, and is not there where nothing has the words', async ({
  page,
}) => {
  const words = [
    ['zh-CN', '专题'],
    ['zh-TW', '專題'],
    ['en-US', 'Topics'],
    ['fr-FR', 'Dossiers'],
  ] as const;
  for (const [language, label] of words) {
    await chooseLanguage(page, language);
    await search(page, '红楼梦');
    await expect(tabs(page).getByRole('link', { name: new RegExp(`^${label}\\s*1$`) })).toBeVisible();
  }
  await search(page, '儒林外史');
  await expect(page.getByRole('main').locator('ol > li h2').first()).toBeVisible();
  await expect(tabs(page).locator('a[href*="things=topic"]')).toHaveCount(0);
});
