import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { addLibrarian, goAtDesk, openDesk, scan } from '../support/desk.ts';

const LIBRARIAN = 'e2e-quick-add';
/** No other spec lends to this reader. */
const READER = 'M0003';

test('a copy that nobody knows is described at the desk and lent to the reader who waits', async ({
  browser,
}, { retry }) => {
  const barcode = `NEW-${process.pid}-${retry}`;
  const title = `A gift to the library ${barcode}`;
  await addLibrarian(LIBRARIAN, 'demo', 'circulation.desk', 'catalogue.quick-add');
  const desk = await openDesk(browser, LIBRARIAN);
  await goAtDesk(desk, '#/desk');
  await expect(desk.getByPlaceholder('Scan, or type a name')).toBeFocused();
  await scan(desk, READER);
  await expect(desk.getByLabel('Open reader')).toBeVisible();
  await scan(desk, barcode);
  await desk.getByRole('link', { name: 'Add this copy' }).click();

  const main = desk.getByRole('main');
  await main.getByLabel('Title, author or ISBN').fill(title);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(main.getByText('No record was found.')).toBeVisible();
  await main.getByRole('button', { name: 'It is not there: describe it' }).click();
  await expect(main.getByLabel('Barcode')).toHaveValue(barcode);
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(main.getByText('Please fill this in').first()).toBeVisible();
  expect(await axeFaults(desk)).toEqual([]);
  await main.getByLabel('Title', { exact: true }).fill(title);
  await main.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(main.getByText(`“${title}” was added`)).toBeVisible();
  await main.getByRole('button', { name: 'Lend it to the reader now' }).click();
  await expect(desk.getByText(/^Lent until /).first()).toBeVisible();
  const loans = desk.getByRole('region', { name: 'Loans' }).getByRole('listitem');
  await expect(loans.filter({ hasText: title })).toContainText(/Due /);
});
