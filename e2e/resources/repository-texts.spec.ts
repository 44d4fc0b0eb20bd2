import { expect, type Page, test } from '@playwright/test';
import { expectFitAndClean } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open } from '../support/settled.ts';

const WORDS = {
  'zh-CN': {
    typed: '索書號',
    marked: '索书号',
    title: '怎样在图书馆找到一本书',
    start: '在文献全文中检索',
    place: /^检索范围/,
    inTexts: '全文',
    field: '在文献全文中检索',
    inside: '正文中的词',
    here: '正文中的词',
    page: /^第 \d+ 页/,
    panel: '在本文献中检索',
    find: '查找',
    next: '下一处',
    none: '没有哪一页同时包含这些词。',
    two: '图书馆',
  },
  'en-US': {
    typed: 'underlining',
    marked: 'underline',
    title: 'Reading a Scholarly Article in Forty Minutes',
    start: 'Search in the text of the documents',
    place: /^Search in/,
    inTexts: 'The text',
    field: 'Search in the text of documents',
    inside: 'Words in the text',
    here: 'Words in this document',
    page: /^Page \d+/,
    panel: 'Search in this document',
    find: 'Find',
    next: 'Next page with the words',
    none: 'No page has all these words.',
    two: 'minutes',
  },
} as const;

const WALKS = [
  { language: 'zh-CN', width: 1440 },
  { language: 'en-US', width: 360 },
  { language: 'zh-CN', width: 360 },
  { language: 'en-US', width: 1440 },
] as const;

const main = (page: Page) => page.getByRole('main');
const shot = (page: Page, name: string) =>
  page.screenshot({ path: `${process.env.LECTERN_SHOTS ?? 'test-results'}/texts-${name}.png` });

/** The texts of the demo are read in the background after a start, so the first search may be too early. */
async function searchUntilFound(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
}

for (const { language, width } of WALKS) {
  test(`a visitor finds a page by its words and sees them marked in ${language} at ${width}`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height: 900 });
    await chooseLanguage(page, language);
    await open(page, '/demo/#/digitalNav?view=objects');
    await main(page).getByRole('button', { name: words.place }).click();
    await page.getByRole('menuitemradio', { name: words.inTexts, exact: true }).click();
    await expect(main(page).getByText(words.start, { exact: true }).last()).toBeVisible();
    await expectFitAndClean(page);
    await main(page).getByRole('searchbox', { name: words.field }).fill(words.typed);
    await page.keyboard.press('Enter');
    await searchUntilFound(page, words.title);
    const hit = main(page).getByRole('listitem').filter({ hasText: words.title });
    await expect(hit.locator('mark').first()).toContainText(words.marked);
    await expectFitAndClean(page);
    await shot(page, `found-${language}-${width}`);

    await hit.getByRole('link', { name: words.page }).first().click();
    await expect(page.locator('[data-mark]').first()).toBeInViewport({ timeout: 30_000 });
    await expect(page.getByRole('toolbar').getByRole('textbox')).not.toHaveValue('1');
    await expectFitAndClean(page);
    await shot(page, `marked-${language}-${width}`);
  });

  test(`a visitor searches inside a document in ${language} at ${width}`, async ({ page }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height: 900 });
    await chooseLanguage(page, language);
    await open(page, `/demo/#/digitalNav?view=objects&in=texts&words=${encodeURIComponent(words.typed)}`);
    await searchUntilFound(page, words.title);
    await main(page).getByRole('link', { name: words.title }).click();
    await main(page).getByRole('searchbox', { name: words.inside }).fill(words.typed);
    await page.keyboard.press('Enter');
    await expect(main(page).locator('mark').first()).toContainText(words.marked);
    await expectFitAndClean(page);
    await shot(page, `inside-${language}-${width}`);

    await main(page).getByRole('link', { name: words.page }).first().click();
    await expect(page.locator('[data-page] img').first()).toBeVisible({ timeout: 30_000 });
    const field = page.getByRole('searchbox', { name: words.here });
    // On a wide screen the panel is open with the words; else its button or the key of the search opens it.
    if (width > 1000) await expect(field).toHaveValue(words.typed);
    else await page.getByRole('button', { name: words.panel }).click();
    await field.fill('elephants everywhere');
    await page.getByRole('button', { name: words.find }).click();
    await expect(page.getByText(words.none)).toBeVisible();
    await field.fill(words.two);
    await page.getByRole('button', { name: words.find }).click();
    const hits = page.getByRole('search').getByRole('button', { name: words.page });
    await expect(hits.first()).toBeVisible();
    await hits.first().click();
    await expect(hits.first()).toHaveAttribute('aria-current', 'true');
    await expectFitAndClean(page);
    await shot(page, `panel-${language}-${width}`);
    const before = await page.getByRole('toolbar').getByRole('textbox').inputValue();
    if ((await hits.count()) > 1) {
      await page.getByRole('button', { name: words.next }).click();
      await expect(page.getByRole('toolbar').getByRole('textbox')).not.toHaveValue(before);
    }
  });
}
