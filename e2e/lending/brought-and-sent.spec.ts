import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, goAtDesk, nextStep, openDesk, scan } from '../support/desk.ts';
import { beginRequest, goAsReader, openReader, requestSays, sendRequest } from '../support/reader-window.ts';

const PATH = 'harbour';
/** No other spec needs this reader. */
const READER = 'H1002';
const BROUGHT = 'Branch delivery';
const SENT = 'Home delivery';

test('a copy is brought from one building to another, and borrowed there', async ({ browser }) => {
  await addLibrarian('e2e-brought', PATH);
  const { recordId, title, barcode } = await workOnShelf(PATH);
  const reader = await openReader(browser, READER, { path: PATH, width: 360 });
  const dialog = await beginRequest(reader, recordId, BROUGHT);
  await dialog.getByLabel('Pickup place').selectOption({ label: 'Lighthouse Reading Room' });
  await sendRequest(dialog, BROUGHT);
  await requestSays(reader, title, 'Waiting for the library');

  const quay = await openDesk(browser, 'e2e-brought', { path: PATH, building: 'Quay Street Library' });
  await nextStep(quay, 'To pick', title, 'Pick');
  await nextStep(quay, 'To pick', title, 'Taken');
  await nextStep(quay, 'To send', title, 'Send');
  await requestSays(reader, title, 'On its way');

  const lighthouse = await openDesk(browser, 'e2e-brought', {
    path: PATH,
    building: 'Lighthouse Reading Room',
  });
  await goAtDesk(lighthouse, '#/desk');
  await expect(lighthouse.getByLabel('Scan, or type a name')).toBeFocused();
  await scan(lighthouse, barcode);
  const done = lighthouse.getByRole('region', { name: 'Done here' }).getByRole('listitem');
  await expect(done.first()).toContainText('Keep for Tom Sample until');
  await requestSays(reader, title, 'Ready for pickup');
  await scan(lighthouse, READER);
  await expect(lighthouse.getByRole('region', { name: 'Open reader' })).toContainText(READER);
  await scan(lighthouse, barcode);
  await expect(done.first()).toContainText('Lent, due');
  await requestSays(reader, title, 'Borrowed');
});

test('a copy is sent home, received, sent back and put on its shelf', async ({ browser }) => {
  await addLibrarian('e2e-sent', PATH);
  const { recordId, title, barcode } = await workOnShelf(PATH);
  const reader = await openReader(browser, READER, { path: PATH, width: 360 });
  await addAddress(reader);
  const dialog = await beginRequest(reader, recordId, SENT);
  await expect(dialog.getByLabel('Deliver to')).toContainText('Tom Sample · 4 Lantern Row, Harbour Town');
  expect(await axeFaults(reader)).toEqual([]);
  await sendRequest(dialog, SENT);

  const desk = await openDesk(browser, 'e2e-sent', { path: PATH, building: 'Quay Street Library' });
  await nextStep(desk, 'To answer', title, 'Accept');
  await nextStep(desk, 'To pick', title, 'Pick');
  await nextStep(desk, 'To pick', title, 'Lend and pack');
  await goAtDesk(desk, '#/queues?list=to_send');
  await expect(desk.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title })).toContainText(
    'Send to: Tom Sample · 4 Lantern Row, Harbour Town · ZE1 0AA · United Kingdom · +447700900100',
  );
  await nextStep(desk, 'To send', title, 'Send');
  const row = await requestSays(reader, title, 'On its way');
  await row.getByRole('button', { name: /^I have it/ }).click();
  await reader.getByRole('dialog').getByRole('button', { name: 'I have the book' }).click();
  await expect(reader.getByText('The loan period counts from today.').first()).toBeVisible();
  await expect(row.getByText('Received')).toBeVisible();
  await row.getByRole('button', { name: /^Send back/ }).click();
  expect(await axeFaults(reader)).toEqual([]);
  await reader.getByRole('dialog').getByRole('button', { name: 'I send it back' }).click();
  await requestSays(reader, title, 'To be returned');

  await goAtDesk(desk, '#/desk');
  await expect(desk.getByLabel('Scan, or type a name')).toBeFocused();
  await scan(desk, barcode);
  const done = desk.getByRole('region', { name: 'Done here' }).getByRole('listitem');
  await expect(done.first()).toContainText('Back to the shelf');
  await requestSays(reader, title, 'Back on the shelf');
});

async function addAddress(page: Page): Promise<void> {
  await goAsReader(page, '#/personalCenter/addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Country or region').selectOption('GB');
  await page.getByLabel('Street, place and region').fill('4 Lantern Row, Harbour Town');
  await page.getByLabel('Postcode').fill('ZE1 0AA');
  await page.getByLabel('Recipient').fill('Tom Sample');
  await page.getByLabel('Phone number').fill('+44 7700 900100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('4 Lantern Row, Harbour Town').first()).toBeVisible();
}
