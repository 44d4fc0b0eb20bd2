import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndClean, expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { putLibrary } from '../support/library.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open } from '../support/settled.ts';

const WORDS = {
  'zh-CN': {
    views: ['全部文献', '学位论文'],
    read: '阅读',
    next: '下一页',
    contents: '目录',
    title: '怎样在图书馆找到一本书',
    base: '造纸与书籍史专题库',
    sample: /^试读到此为止/,
    end: '四十分钟读懂一篇论文',
    trial: '试读',
  },
  'en-US': {
    views: ['All documents', 'Theses'],
    read: 'Read',
    next: 'Next page',
    contents: 'Contents',
    title: 'How to find a book in the library',
    base: 'Paper and the history of the book',
    sample: /^This is the end of the sample/,
    end: 'Reading a Scholarly Article in Forty Minutes',
    trial: 'Read a sample',
  },
} as const;

const WALKS = [
  { language: 'zh-CN', width: 1440 },
  { language: 'en-US', width: 360 },
  { language: 'zh-CN', width: 360 },
  { language: 'en-US', width: 1440 },
] as const;

const main = (page: Page) => page.getByRole('main');

/** The pictures of pages that are there, with the widths that they have. */
async function drawnPages(page: Page): Promise<number[]> {
  const pictures = page.locator('[data-page] img');
  await expect(pictures.first()).toHaveJSProperty('complete', true, { timeout: 30_000 });
  await expect
    .poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth), { timeout: 30_000 })
    .toBeGreaterThan(0);
  return pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
}

for (const { language, width } of WALKS) {
  test(`a visitor finds a text and reads it in ${language} at ${width}`, async ({ page }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height: 900 });
    await chooseLanguage(page, language);
    await open(page, '/demo/#/digitalNav');
    await expect(main(page).locator('li h3 a').first()).toBeVisible();
    await expectFitAndClean(page);
    await page.screenshot({
      path: `${process.env.LECTERN_SHOTS ?? 'test-results'}/nav-${language}-${width}.png`,
    });
    await page.getByRole('tab', { name: words.views[1] }).click();
    await expect(main(page).locator('li h3').first()).toBeVisible();
    await expectFitAndClean(page);
    await page.screenshot({
      path: `${process.env.LECTERN_SHOTS ?? 'test-results'}/theses-${language}-${width}.png`,
    });
    await page.getByRole('tab', { name: words.views[0] }).click();
    await main(page).getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expectFitAndClean(page);
    await page.screenshot({
      path: `${process.env.LECTERN_SHOTS ?? 'test-results'}/object-${language}-${width}.png`,
      fullPage: true,
    });
    await main(page).getByRole('link', { name: words.read, exact: true }).click();
    expect((await drawnPages(page))[0]).toBeGreaterThanOrEqual(800);
    await expectFitAndClean(page);
    await page.screenshot({
      path: `${process.env.LECTERN_SHOTS ?? 'test-results'}/read-${language}-${width}.png`,
    });
    await page.getByRole('button', { name: words.next }).click();
    await expect(page.getByRole('toolbar').getByRole('textbox')).toHaveValue('2');
    await page.keyboard.press('End');
    await expect(page.getByRole('toolbar').getByRole('textbox')).toHaveValue('4');
  });

  test(`a sample ends with the reason in ${language} at ${width}`, async ({ page }) => {
    const words = WORDS[language];
    await page.setViewportSize({ width, height: 900 });
    await chooseLanguage(page, language);
    await open(page, '/demo/#/elecBook');
    await expectFitAndClean(page);
    await main(page).getByRole('link', { name: words.end }).click();
    await main(page).getByRole('link', { name: words.trial }).click();
    await drawnPages(page);
    await page.getByText(words.sample).scrollIntoViewIfNeeded();
    await expectFitAndClean(page);
    await page.screenshot({
      path: `${process.env.LECTERN_SHOTS ?? 'test-results'}/sample-${language}-${width}.png`,
    });
    await open(page, '/demo/#/specialBaseNav');
    await expectFitAndClean(page);
    await main(page).getByRole('link', { name: words.base }).first().click();
    await expect(main(page).locator('li h3').first()).toBeVisible();
    await expectFitAndClean(page);
    await page.screenshot({
      path: `${process.env.LECTERN_SHOTS ?? 'test-results'}/base-${language}-${width}.png`,
      fullPage: true,
    });
  });
}

test('staff make rights, a collection and a document with a file, and see it as a reader does', async ({
  browser,
}) => {
  const path = `repository-${process.pid}`;
  await putLibrary(path, {});
  await addLibrarian('e2e-digital', path, 'resources.digital');
  const desk = await openDesk(browser, 'e2e-digital', { path });
  await goAtDesk(desk, '#/digital');
  await expect(desk.getByText('No documents yet')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);

  await goAtDesk(desk, '#/digital/rights');
  await desk.getByRole('button', { name: 'Add rights' }).click();
  const rights = desk.getByRole('dialog', { name: 'Add a set of rights' });
  await rights.getByLabel('English').fill('For everybody');
  await rights
    .getByRole('group', { name: 'Read on the screen' })
    .getByRole('button', { name: 'Add a way' })
    .click();
  await expectFitAndCleanAtEachWidth(desk);
  await rights.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'For everybody' })).toBeVisible();

  await goAtDesk(desk, '#/digital/collections');
  await desk.getByRole('button', { name: 'Add a collection' }).click();
  const collection = desk.getByRole('dialog', { name: 'Add a collection' });
  await collection.getByRole('group', { name: 'Names' }).getByLabel('English').fill('Reports');
  await collection.getByLabel('Code', { exact: true }).fill('reports');
  await collection.getByText('Open', { exact: true }).click();
  await expectFitAndCleanAtEachWidth(desk);
  await collection.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Reports' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);

  await goAtDesk(desk, '#/digital');
  await desk.getByRole('button', { name: 'Add a document' }).click();
  const form = desk.getByRole('dialog', { name: 'Add a document' });
  await form.getByRole('group', { name: 'Titles' }).getByLabel('English').fill('A year of rivers');
  await form.getByText('Open', { exact: true }).click();
  await expectFitAndCleanAtEachWidth(desk);
  await form.getByRole('button', { name: 'Save' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: 'A year of rivers' });
  await row.getByRole('button', { name: /^Files/ }).click();
  const files = desk.getByRole('dialog', { name: 'Files of A year of rivers' });
  await files.locator('input[type=file]').setInputFiles({
    name: 'rivers.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Water rose in March.'),
  });
  await expect(files.getByLabel('Name for readers')).toHaveValue('rivers.txt');
  await expectFitAndCleanAtEachWidth(desk);
  await files.getByRole('button', { name: 'Close' }).first().click();
  await row.getByRole('button', { name: /^As a reader/ }).click();
  await expect(
    desk.getByRole('row').filter({ hasText: 'rivers.txt' }).getByText('Yes').first(),
  ).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.context().close();
});
