import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndClean, expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { putLibrary } from '../support/library.ts';
import { chooseLanguage } from '../support/screens.ts';
import { open, settled } from '../support/settled.ts';

const WORDS = {
  'zh-CN': {
    title: '期刊与电子书',
    find: '查找期刊或图书',
    books: /^图书/,
    filter: '筛选',
    coverage: '1998年（第1卷第1期）至今，不含最近 12 个月',
    open: /^打开/,
    article: '查找文章',
  },
  'en-US': {
    title: 'Journals and e-books',
    find: 'Find a journal or book',
    books: /^Books/,
    filter: 'Filters',
    coverage: '1998 (vol. 1, no. 1) – today, without the last 12 months',
    open: /^Open/,
    article: 'Find an article',
  },
} as const;

const COLUMNS = [
  'publication_title',
  'print_identifier',
  'online_identifier',
  'date_first_issue_online',
  'num_first_vol_online',
  'num_first_issue_online',
  'date_last_issue_online',
  'num_last_vol_online',
  'num_last_issue_online',
  'title_url',
  'first_author',
  'title_id',
  'embargo_info',
  'coverage_depth',
  'notes',
  'publisher_name',
  'publication_type',
  'access_type',
];

/** A small list as a vendor sends it: two journals, a book, and a line without a title. */
const KBART = [
  COLUMNS,
  row({
    publication_title: 'Annals of Spec Rivers',
    print_identifier: '2049-3630',
    date_first_issue_online: '1998',
    num_first_vol_online: '1',
    num_first_issue_online: '1',
    title_url: 'https://rivers.example.org/annals',
    title_id: 'annals',
    embargo_info: 'P12M',
    publisher_name: 'River House',
    publication_type: 'serial',
    access_type: 'P',
  }),
  row({
    publication_title: 'Free Spec Letters',
    date_first_issue_online: '2010-04',
    title_url: 'https://rivers.example.org/letters',
    title_id: 'letters',
    publication_type: 'serial',
    access_type: 'F',
  }),
  row({
    publication_title: 'Spec Bridges',
    online_identifier: '9780306406157',
    title_url: 'https://rivers.example.org/bridges',
    title_id: 'bridges',
    first_author: 'Stone',
    publication_type: 'monograph',
    access_type: 'P',
  }),
  row({ print_identifier: '2049-3630', title_id: 'none', publication_type: 'serial', access_type: 'P' }),
]
  .map((cells) => cells.join('\t'))
  .join('\n');

function row(cells: Readonly<Record<string, string>>): readonly string[] {
  return COLUMNS.map((column) => cells[column] ?? '');
}

const main = (page: Page) => page.getByRole('main');

/** A library of its own, with a database that everybody may open and a title list of it, by the pages of the staff. */
async function importAtDesk(desk: Page, database: string): Promise<void> {
  await goAtDesk(desk, '#/databases');
  await desk.getByRole('link', { name: 'New database' }).click();
  await desk.getByLabel('Name (English)').fill(database);
  await desk.getByLabel('Code').fill('rivers');
  await desk.getByText('Open to readers').click();
  await desk.getByRole('tab', { name: 'Entrances' }).click();
  await desk.getByRole('button', { name: 'Add an entrance' }).click();
  await desk.getByLabel('Address', { exact: true }).fill('https://rivers.example.org/');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: database })).toBeVisible();

  await goAtDesk(desk, '#/titles');
  await expect(desk.getByText('There are no title lists yet')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('button', { name: 'New title list' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please choose a database')).toBeVisible();
  await form.getByLabel('Database').selectOption({ label: database });
  await form.getByLabel('Name (English)').fill('River package');
  await form.getByLabel('Code').fill('river-package');
  await expectFitAndCleanAtEachWidth(desk);
  await form.getByRole('button', { name: 'Save' }).click();

  const line = desk.getByRole('listitem').filter({ hasText: 'River package' });
  await line.getByRole('button', { name: /^Import/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'rivers.txt', mimeType: 'text/plain', buffer: Buffer.from(`${KBART}\n`) });
  await dialog.getByRole('button', { name: 'Check first' }).click();
  await expect(dialog.getByText(/^What the import would do/)).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('No title: the line is left out')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 30_000 });
  await dialog.locator('footer').getByRole('button', { name: 'Close' }).click();
  await expect(line.getByText(/3 lines/)).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
}

test('staff import a title list, readers find its titles and articles, and staff take it back', async ({
  page,
  browser,
}) => {
  const path = `titles-${process.pid}`;
  await putLibrary(path, {});
  await addLibrarian('e2e-titles', path, 'resources.electronic');
  const desk = await openDesk(browser, 'e2e-titles', { path });
  await importAtDesk(desk, 'River Library');

  for (const language of ['zh-CN', 'en-US'] as const) {
    const words = WORDS[language];
    await chooseLanguage(page, language, path);
    await open(page, `/${path}/#/magazineNav`);
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    await expect(main(page).getByText(words.coverage)).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
    await main(page).getByRole('link', { name: words.books }).click();
    await expect(page).toHaveURL(/kind=monograph/);
    await expect(main(page).getByRole('link', { name: 'Spec Bridges' })).toBeVisible();
    await expectFitAndClean(page);
    await open(page, `/${path}/#/magazineNav`);
    await main(page).getByLabel(words.find).fill('2049-3630');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyWord=2049-3630/);
    await settled(page);
    await main(page).getByRole('link', { name: 'Annals of Spec Rivers' }).first().click();
    await expect(page).toHaveURL(/#\/magazineNavDetail\?id=/);
    await expect(page.getByRole('heading', { level: 1, name: 'Annals of Spec Rivers' })).toBeVisible();
    await expect(main(page).getByText(words.coverage)).toBeVisible();
    await expect(main(page).getByRole('button', { name: words.open }).first()).toBeVisible();
    await expectFitAndCleanAtEachWidth(page);
  }

  await page.context().route('https://rivers.example.org/**', (route) => route.fulfill({ body: 'Welcome' }));
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    main(page)
      .getByRole('button', { name: /^Open “Annals/ })
      .click(),
  ]);
  await tab.waitForURL('https://rivers.example.org/annals');
  await tab.close();

  const article = main(page).getByRole('region', { name: WORDS['en-US'].article });
  await article.getByLabel('Volume').fill('3');
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    article.getByRole('button', { name: 'Open' }).click(),
  ]);
  await second.close();
  await expect(article.getByText('The link leads to the journal: look for the article there.')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);

  const line = desk.getByRole('listitem').filter({ hasText: 'River package' });
  await line.getByRole('button', { name: /^Delete/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(line).toHaveCount(0);
  await open(page, `/${path}/#/magazineNav`);
  await expect(main(page).getByText('There are no journals or e-books yet')).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await desk.context().close();
});
