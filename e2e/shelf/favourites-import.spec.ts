import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { chooseLanguage } from '../support/screens.ts';
import { signIn } from '../support/sign-in.ts';

/** A reader without favourites. Other specs that use the account look at other things. */
const READER = 'M0003';
const [ALIVE, ALIVE_ISBN] = ['活着', '9787506365437'];
const [FORTRESS, FORTRESS_ISBN] = ['围城', '9787020024759'];
const [DREAM, DREAM_ISBN] = ['红楼梦', '9787020002207'];
/** An ISBN that no demo work has. */
const MISSING = '9783161484100';

const RIS = [
  'TY  - BOOK',
  `TI  - ${ALIVE}`,
  'AU  - 余华',
  `SN  - ${ALIVE_ISBN}`,
  'KW  - 小说',
  'N1  - 借给妹妹看',
  'ER  - ',
].join('\r\n');
const GOODREADS = [
  'Book Id,Title,Author,ISBN,ISBN13,Bookshelves,Exclusive Shelf,My Review',
  `1,${FORTRESS},钱锺书,,"=""${FORTRESS_ISBN}""","currently-reading",currently-reading,`,
  '2,A book nobody holds here,Nobody,,,to-read,to-read,',
].join('\n');
const DOUBAN = `标题,作者,ISBN,状态,标签\n${DREAM},曹雪芹,${DREAM_ISBN},读过,"古典,小说"`;

interface Sent {
  readonly name: string;
  readonly mimeType: string;
  readonly text: string;
}

/** Chooses a file in the dialog, checks what it would do, and adds it. */
async function bring(page: Page, { name, mimeType, text }: Sent, report: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import favourites' });
  await dialog.getByLabel('Choose a file').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await expect(dialog.getByRole('heading', { name: 'This would be added' })).toBeVisible();
  for (const line of report) await expect(dialog.locator('summary').filter({ hasText: line })).toBeVisible();
  await expectFitAndCleanAtEachWidth(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Added', exact: true })).toBeVisible();
  for (const line of report) await expect(dialog.locator('summary').filter({ hasText: line })).toBeVisible();
  await dialog.locator('footer').getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
}

test('files of other programs become favourites with a report, which are cited, exported, mailed and moved', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await chooseLanguage(page, 'en-US');
  await page.goto('/demo/#/home');
  await signIn(page, READER);
  await page.goto('/demo/#/personalCenter/favorites');
  const main = page.getByRole('main');
  await expect(main.getByText('No favourites yet')).toBeVisible();
  await bring(page, { name: 'zotero.ris', mimeType: 'application/x-research-info-systems', text: RIS }, [
    'In the catalogue 1',
  ]);
  await bring(page, { name: 'goodreads.csv', mimeType: 'text/csv', text: GOODREADS }, [
    'In the catalogue 1',
    'Not in the catalogue; kept 1',
  ]);
  await bring(page, { name: 'douban.csv', mimeType: 'text/csv', text: DOUBAN }, ['In the catalogue 1']);
  await bring(page, { name: 'isbns.txt', mimeType: 'text/plain', text: `${ALIVE_ISBN}\n${MISSING}` }, [
    'Already favourites 1',
    'Not in the catalogue; kept 1',
  ]);

  const rowOf = (title: string) => main.getByRole('listitem').filter({ hasText: title });
  await expect(rowOf(ALIVE)).toContainText('借给妹妹看');
  await expect(rowOf(FORTRESS)).toContainText('Reading');
  await expect(rowOf(DREAM)).toContainText('古典');
  await expect(rowOf(MISSING)).toContainText('Not in the catalogue');
  await expect(main.getByRole('checkbox', { name: `Select ${MISSING}` })).toBeDisabled();
  await expectFitAndCleanAtEachWidth(page);

  for (const title of [ALIVE, FORTRESS])
    await main.getByRole('checkbox', { name: `Select ${title}` }).check();
  const bar = page.getByRole('region', { name: 'Selected works' });
  await bar.getByRole('button', { name: 'Cite' }).click();
  const citing = page.getByRole('dialog', { name: 'References' });
  await citing.getByRole('radio', { name: 'GB/T 7714' }).check();
  await expect(citing.getByRole('listitem')).toHaveCount(2);
  await expect(citing.getByRole('listitem').first()).toContainText(`${ALIVE}[M]`);
  await expectFitAndCleanAtEachWidth(page);
  await citing.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The references were copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(FORTRESS);
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export 2 records' });
  await exporting.getByRole('radio', { name: /^BibTeX/ }).check();
  await expectFitAndCleanAtEachWidth(page);
  const file = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Download' }).click();
  const saved = readFileSync(await (await file).path(), 'utf8');
  for (const title of [ALIVE, FORTRESS]) expect(saved).toContain(title);
  await expect(exporting).toHaveCount(0);

  const mail = new URL((await bar.getByRole('link', { name: 'E-mail' }).getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('body')).toContain(`${ALIVE} / 余华`);
  expect(mail.searchParams.get('body')).toMatch(/https?:\/\/\S+/);

  await main.getByRole('button', { name: 'New folder' }).click();
  const making = page.getByRole('dialog');
  await making.getByLabel('Name of the folder').fill('For the holidays');
  await making.getByRole('button', { name: 'Save' }).click();
  await expect(making).toHaveCount(0);
  await main.getByRole('button', { name: 'Move selected', exact: true }).click();
  const moving = page.getByRole('dialog', { name: 'Move to another folder' });
  await moving.getByLabel('Folder').selectOption({ label: 'For the holidays' });
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('Moved')).toBeVisible();
  await expectFolder(page, 'For the holidays (2)');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectFolder(page, 'For the holidays (0)');
});

async function expectFolder(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Folder: / })
    .click();
  await expect(page.getByRole('menuitemradio', { name: entry })).toBeVisible();
  await page.keyboard.press('Escape');
}
