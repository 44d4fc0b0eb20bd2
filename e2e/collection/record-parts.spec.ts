import { expect, type Page, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

/** Opens the first record of a search. */
async function openFirst(page: Page, keyWord: string): Promise<void> {
  await open(page, `/demo/#/searchList?keyWord=${encodeURIComponent(keyWord)}`);
  await page.getByRole('main').locator('ol h2 a').first().click();
  await page.getByRole('tablist').waitFor();
  await settled(page);
}

for (const { language, words } of [
  {
    language: 'en-US',
    words: {
      use: 'Use of this title',
      table: 'Numbers as a table',
      years: 'Loans in ten years',
      author: 'About the author',
      all: /works? in the catalogue$/,
      related: /^(?:In the series|More by|Near it on the shelf|Similar works)/,
      byYear: /^Works by (?:year|decade) of publication$/,
    },
  },
  {
    language: 'zh-CN',
    words: {
      use: '使用情况',
      table: '以表格查看数据',
      years: '近十年借阅',
      author: '作者信息',
      all: /^馆藏全部/,
      related: /^(?:同一丛书|.*的其他作品|架上邻近|相似文献)/,
      byYear: /^作品出版年代?分布$/,
    },
  },
] as const) {
  test(`a record says how it is used, who made it, and what is related to it (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await openFirst(page, '鲁迅');
    const main = page.getByRole('main');
    const use = main.getByRole('region', { name: words.use });
    // Parts load when the reader comes near them.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(use).toBeVisible({ timeout: 1000 });
    }).toPass();
    await settled(page);
    // The bars are for the eye: the table says the same, by keyboard too.
    const summary = use.getByText(words.table).first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(use.getByRole('table', { name: words.years })).toBeVisible();
    await expect(main.getByRole('region', { name: words.related }).first()).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);

    const author = main.getByRole('region', { name: words.author });
    await author.getByRole('link', { name: words.all }).click();
    await expect(page).toHaveURL(/#\/author\?recordId=/);
    await expect(main.getByRole('heading', { level: 1 })).toContainText('鲁迅');
    await expect(main.getByRole('heading', { name: words.byYear })).toBeVisible();
    await settled(page);
    await expectFitAndCleanAtEachWidth(page);
    await main.locator('ol h2 a').first().click();
    await expect(page).toHaveURL(/#\/searchList\/bookDetails\//);
  });
}

test('an author that the catalogue does not have is told so, with a way on', async ({ page }) => {
  await chooseLanguage(page, 'en-US');
  for (const address of [
    '/demo/#/author',
    '/demo/#/author?author=Qzqzqz',
    '/demo/#/author?recordId=nothing',
  ]) {
    await open(page, address);
    await expect(page.getByText('Author not found')).toBeVisible();
  }
});
