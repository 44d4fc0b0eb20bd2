import { expect, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

const WORDS = {
  'zh-CN': {
    called: '名称相符',
    readThis: '在线阅读《Nature》',
    online: '可在线阅读',
    print: '印刷版馆藏',
    cnki: '知網',
  },
  'en-US': {
    called: 'Called what you typed',
    readThis: 'Read “Nature” online',
    online: 'Online',
    print: 'In print',
    cnki: 'cnki',
  },
} as const;

for (const language of ['zh-CN', 'en-US'] as const) {
  const words = WORDS[language];
  test(`a journal in print is online by a database, and both stand in one place, in ${language}`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await open(page, '/demo/#/searchList?keyWord=nature');
    const best = page.getByRole('region', { name: words.called });
    // A database has the same name.
    const journal = best.locator('a[href*="magazineNavDetail"]').filter({ hasText: /^Nature$/ });
    await expect(journal).toBeVisible();
    const row = page
      .locator('li[data-record]')
      .filter({ has: page.getByRole('link', { name: words.readThis }) });
    await expect(row.getByText(words.online, { exact: true }).first()).toBeVisible();
    await settled(page);
    await expectFitAndCleanAtEachWidth(page);
    await row.getByRole('link', { name: words.readThis }).click();
    await expect(page).toHaveURL(/bookDetails\/.*tab=online/);
    await open(page, '/demo/#/searchList?keyWord=nature');
    await journal.click();
    const print = page.getByRole('region', { name: words.print });
    await expect(print.getByRole('link', { name: 'Nature' })).toBeVisible();
    await settled(page);
    await expectFitAndCleanAtEachWidth(page);
    await open(page, `/demo/#/searchList?keyWord=${encodeURIComponent(words.cnki)}`);
    await expect(best.getByRole('listitem').first()).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
    await open(page, '/demo/#/searchList?keyWord=nature&searchField=title');
    await expect(page.locator('li[data-record]').first()).toBeVisible();
    await expect(best).toHaveCount(0);
  });
}
