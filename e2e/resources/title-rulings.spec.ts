import { expect, type Page, test } from '@playwright/test';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { putLibrary } from '../support/library.ts';
import { chooseLanguage } from '../support/screens.ts';

const COLUMNS = ['publication_title', 'print_identifier', 'title_url', 'title_id', 'publication_type'];
/** Two journals, of which the second has the ISSN of the first by mistake. */
const LINES = [
  ['Annals of Spec Rivers', '2049-3630', 'https://rivers.example.org/annals', 'annals', 'serial'],
  ['Spec Whales Today', '2049-3630', 'https://rivers.example.org/whales', 'whales', 'serial'],
];
/** The second number has a wrong check digit. */
const MARKED = 'Journal ISSN (print version)\n2049-3630\n2049-3631\n';

const main = (page: Page) => page.getByRole('main');

async function importLines(desk: Page): Promise<void> {
  await goAtDesk(desk, '#/databases');
  await desk.getByRole('link', { name: 'New database' }).click();
  await desk.getByLabel('Name (English)').fill('River Library');
  await desk.getByLabel('Code').fill('rivers');
  await desk.getByText('Open to readers').click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: 'River Library' })).toBeVisible();
  await goAtDesk(desk, '#/titles');
  await desk.getByRole('button', { name: 'New title list' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Database').selectOption({ label: 'River Library' });
  await form.getByLabel('Name (English)').fill('River package');
  await form.getByLabel('Code').fill('river-package');
  await form.getByRole('button', { name: 'Save' }).click();
  const list = desk.getByRole('listitem').filter({ hasText: 'River package' });
  await list.getByRole('button', { name: /^Import/ }).click();
  const dialog = desk.getByRole('dialog');
  const content = [COLUMNS, ...LINES].map((cells) => cells.join('\t')).join('\n');
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'rivers.txt', mimeType: 'text/plain', buffer: Buffer.from(`${content}\n`) });
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await dialog.locator('footer').getByRole('button', { name: 'Close' }).click();
}

test('staff part titles with one number and join them again, and give journals a mark', async ({
  browser,
}) => {
  const path = `rulings-${process.pid}`;
  await putLibrary(path, {});
  await addLibrarian('e2e-rulings', path, 'resources.electronic');
  const desk = await openDesk(browser, 'e2e-rulings', { path });
  await importLines(desk);

  await goAtDesk(desk, '#/titles/rulings');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByLabel('Name, ISSN or ISBN').fill('2049-3630');
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: /^Lines/ }).click();
  await expect(main(desk).getByRole('checkbox')).toHaveCount(2);
  await expectFitAndCleanAtEachWidth(desk);
  await main(desk)
    .getByRole('checkbox', { name: /Spec Whales Today/ })
    .check();
  await desk.getByRole('button', { name: 'Part these lines' }).click();
  await expectFitAndCleanAtEachWidth(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Part these lines' }).click();
  await expect(main(desk).getByText('Parted by staff')).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);

  await goAtDesk(desk, '#/titles/marks');
  await expectFitAndCleanAtEachWidth(desk);
  await main(desk).getByRole('button', { name: /DOAJ/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'doaj.csv', mimeType: 'text/csv', buffer: Buffer.from(MARKED) });
  await dialog.getByRole('button', { name: 'Check first' }).click();
  await expect(dialog.getByRole('cell', { name: '2049-3631' })).toBeVisible();
  await expectFitAndCleanAtEachWidth(desk);
  await dialog.getByRole('button', { name: 'Replace the list' }).click();
  await expect(dialog.getByText('Imported')).toBeVisible();
  await dialog.locator('footer').getByRole('button', { name: 'Close' }).click();
  await expect(main(desk).getByText('1 ISSN in the list')).toBeVisible();

  await chooseLanguage(desk, 'zh-CN', path);
  await desk.reload();
  await expectFitAndCleanAtEachWidth(desk);
  await goAtDesk(desk, '#/titles/rulings?words=2049-3630');
  await expectFitAndCleanAtEachWidth(desk);
  await desk.context().close();
});
