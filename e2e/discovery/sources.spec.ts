import { expect, type Page, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open } from '../support/settled.ts';

const WORDS = {
  'zh-CN': {
    bar: '检索范围',
    all: '全部',
    catalogue: '馆藏目录',
    journals: '期刊与电子书',
    papers: '学术文献',
    others: '其他图书馆',
    records: /^全部 \d+ 条$/,
  },
  'en-US': {
    bar: 'Sources',
    all: 'All',
    catalogue: 'Catalogue',
    journals: 'Journals and e-books',
    papers: 'Scholarly articles',
    others: 'Other libraries',
    records: /^All \d+ records$/,
  },
} as const;

const main = (page: Page) => page.getByRole('main');

for (const language of ['zh-CN', 'en-US'] as const) {
  const words = WORDS[language];
  const tab = (page: Page, name: string) =>
    main(page)
      .getByRole('navigation', { name: words.bar })
      .getByRole('link', { name: new RegExp(`^${name}`) });
  const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

  test(`all sources show their first three, and one bar leads to each and back (${language})`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await open(page, '/demo/#/searchList?keyWord=economic');
    await expect(tab(page, words.catalogue)).toHaveAttribute('aria-current', 'page');
    await tab(page, words.all).click();
    await expect(page).toHaveURL(/tab=all$/);
    await expect(tab(page, words.all)).toHaveAttribute('aria-current', 'page');
    const catalogue = part(page, words.catalogue);
    await expect(catalogue.getByRole('link', { name: words.records })).toBeVisible();
    await expect(part(page, words.journals).getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(main(page).getByRole('complementary')).toHaveCount(0);
    // A journal whose record stands above has its row there alone.
    const titles = await catalogue.locator('ol h2').allTextContents();
    const journals = await part(page, words.journals).getByRole('heading', { level: 3 }).allTextContents();
    expect(journals.filter((name) => titles.includes(name))).toEqual([]);
    await expectFitAndCleanAtEachWidth(page);

    await tab(page, words.papers).click();
    await expect(page).toHaveURL(/chaoXingSearchList\?keyWord=economic/);
    await expect(tab(page, words.papers)).toHaveAttribute('aria-current', 'page');
    await tab(page, words.others).click();
    await expect(page).toHaveURL(/otherSearchList2\?keyWord=economic/);
    await expect(tab(page, words.others)).toHaveAttribute('aria-current', 'page');
    await expectFitAndCleanAtEachWidth(page);
    await tab(page, words.catalogue).click();
    await expect(page).toHaveURL(/searchList\?keyWord=economic$/);
  });
}
