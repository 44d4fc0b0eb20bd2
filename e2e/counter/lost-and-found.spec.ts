import { expect, test } from '@playwright/test';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, goAtDesk, openDesk, scan } from '../support/desk.ts';
import { expectFitAndCleanAtEachWidth } from '../support/fit-and-clean.ts';
import { goAsReader, openReader } from '../support/reader-window.ts';

/** A reader who owes nothing, has more loans than a page shows, and borrows in no other spec. */
const READER = 'G20240003';
const LIBRARIAN = 'e2e-lost-and-found';

test('a reader reports a loan lost, and finds the book', async ({ browser }) => {
  const { barcode, title } = await workOnShelf('demo');
  await addLibrarian(LIBRARIAN, 'demo', 'circulation.desk');
  const desk = await openDesk(browser, LIBRARIAN);
  const scanField = desk.getByRole('textbox', { name: /^Scan/ });
  const done = desk.getByRole('region', { name: 'Done here' }).getByRole('listitem');
  await goAtDesk(desk, '#/desk');
  await expect(scanField).toBeFocused();
  await scan(desk, READER);
  await expect(desk.getByRole('region', { name: 'Open reader' })).toContainText(READER);
  await scan(desk, barcode);
  await expect(done.filter({ hasText: 'Lent, due' })).toHaveCount(1);
  await desk.keyboard.press('Escape');

  const reader = await openReader(browser, READER);
  await goAsReader(reader, '#/personalCenter/behavior');
  const record = reader.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await reader.getByRole('button', { name: 'Report a lost copy' }).click();
  const report = reader.getByRole('dialog');
  await report.getByRole('button', { name: 'Report as lost' }).click();
  await expect(report.getByText('Please choose the copy')).toBeVisible();
  await report.getByLabel('Which copy is lost?').selectOption({ label: title });
  await report.getByRole('radio', { name: /^Pay for it/ }).check();
  await expectFitAndCleanAtEachWidth(reader);
  await report.getByRole('button', { name: 'Report as lost' }).click();
  await expect(record.first()).toContainText('Lost');
  await expect(record.first()).toContainText('Due ¥65.00');
  await expectFitAndCleanAtEachWidth(reader);

  await goAtDesk(desk, '#/desk');
  await expect(scanField).toBeFocused();
  await scan(desk, barcode);
  await expect(desk.getByText(/for the loss is refunded/).first()).toBeVisible();
  await goAsReader(reader, '#/personalCenter/behavior');
  // The price is taken back, the handling is not.
  await expect(record.first()).toContainText('Due ¥5.00');
});
