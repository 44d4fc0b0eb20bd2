import { expect, type Page, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

const WORDS = {
  'zh-CN': {
    title: '学术文献',
    index: '演示索引（虚构文献）',
    filters: '筛选',
    review: /^综述/,
    retracted: '已撤稿',
    cite: '引用',
    citing: '引证文献',
    references: '参考文献',
    said: '各来源的记载',
    table: '以表格查看数据',
    export: '导出引证文献',
    fullText: '获取全文',
    all: '全部学术文献',
    back: '返回列表',
    again: '重新查询演示索引（虚构文献）',
  },
  'en-US': {
    title: 'Scholarly articles',
    index: 'Demo index (invented works)',
    filters: 'Filters',
    review: /^Review/,
    retracted: 'Retracted',
    cite: 'Cite',
    citing: 'Works that cite it',
    references: 'References',
    said: 'Who has it, and what each says',
    table: 'Numbers as a table',
    export: 'Export the citing works',
    fullText: 'Find full text',
    all: 'All scholarly articles',
    back: 'Back to the list',
    again: 'Ask Demo index (invented works) again',
  },
} as const;

const main = (page: Page) => page.getByRole('main');

/** Waits for the first work of the list. A busy server answers later than a list waits; its answer is kept, so asking again shows it. */
async function expectWorks(page: Page, again: string): Promise<void> {
  const work = main(page).locator('ol h2 a').first();
  const button = main(page).getByRole('button', { name: again }).first();
  await expect(async () => {
    await expect(work.or(button).first()).toBeVisible();
    if (await button.isVisible()) await button.click();
    await expect(work).toBeVisible({ timeout: 5000 });
  }).toPass();
}

for (const language of ['zh-CN', 'en-US'] as const) {
  const words = WORDS[language];

  test(`scholarly works are found, narrowed and opened (${language})`, async ({ page }) => {
    await chooseLanguage(page, language);
    await open(page, '/demo/#/chaoXingSearchList?keyWord=library');
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(main(page).getByText(words.index).first()).toBeVisible();
    await expectWorks(page, words.again);
    await expectFitAndCleanAtEachWidth(page);

    const filters = main(page).getByRole('region', { name: words.filters });
    await filters.getByRole('checkbox', { name: words.review }).check();
    await expect(page).toHaveURL(/types=review/);
    const work = main(page).locator('ol h2 a');
    await expect(work).toHaveText(['Discovery systems in libraries: a review']);
    await work.click();
    await expect(page).toHaveURL(/chaoXingSearchDetail\?id=/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Discovery systems in libraries: a review',
    );
    await expect(main(page).getByRole('region', { name: words.said })).toBeVisible();
    const citing = main(page).getByRole('region', { name: words.citing, exact: true });
    await expect(citing.getByRole('listitem').first()).toBeVisible();
    await citing.getByText(words.table).click();
    await expect(citing.getByRole('table')).toBeVisible();
    await expect(main(page).getByRole('region', { name: words.references, exact: true })).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await citing.getByRole('button', { name: words.export }).click();
        await page.getByRole('menuitem', { name: /^RIS/ }).click();
      })(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ris$/);
    await main(page).getByRole('button', { name: words.cite, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(/Haddad/i)).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
    await page.keyboard.press('Escape');

    await main(page).getByRole('link', { name: words.fullText, exact: true }).click();
    await expect(page).toHaveURL(/#\/resolver\?url_ver=Z39\.88-2004/);
    await page.goBack();
    await main(page).getByRole('link', { name: words.back }).click();
    await expect(page).toHaveURL(/chaoXingSearchList\?keyWord=library&types=review/);
  });

  test(`the result page leads to scholarly works, and marks one that was retracted (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await open(page, `/demo/#/searchList?keyWord=${encodeURIComponent('红楼梦')}`);
    await expect(main(page).getByRole('link', { name: words.title })).toHaveAttribute(
      'href',
      /chaoXingSearchList\?keyWord=/,
    );
    // Outside sources are asked when the reader comes near the end of the list.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await main(page).getByRole('link', { name: words.all }).scrollIntoViewIfNeeded();
    const beside = main(page).getByRole('region', { name: words.title });
    await expect(beside.locator('ul > li')).toHaveCount(3);
    await expectFitAndCleanAtEachWidth(page);
    await beside
      .getByRole('link', { name: /红楼梦/ })
      .first()
      .click();
    await expect(page).toHaveURL(/searchList\/otherPaperDetail\?id=/);
    await settled(page);

    await open(page, '/demo/#/chaoXingSearchDetail?doi=10.5555/lectern.1017');
    await expect(main(page).getByText(words.retracted, { exact: true }).first()).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
    await open(page, '/demo/#/chaoXingSearchDetail?doi=10.5555/nothing');
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
    await open(page, '/demo/#/chaoXingSearchList');
    await expectFitAndCleanAtEachWidth(page);
  });
}
