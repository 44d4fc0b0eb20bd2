import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, goAtDesk, openDesk, scan } from '../support/desk.ts';
import { daysPassForRequests } from '../support/moved-clock.ts';
import { beginRequest, openReader, requestSays, sendRequest } from '../support/reader-window.ts';

const PATH = 'harbour';
const LIBRARIAN = 'e2e-hold-shelf';
/** One has the only copy, two reserve it. No other spec needs these readers. */
const [HOLDER, FIRST, SECOND] = ['H2003', 'H2001', 'H2002'];

test('a copy that nobody fetched is kept for the next reader, who borrows it with a code', async ({
  browser,
}) => {
  await addLibrarian(LIBRARIAN, PATH);
  const { recordId, title, barcode } = await workOnShelf(PATH, { onlyCopy: true });
  const desk = await openDesk(browser, LIBRARIAN, { path: PATH, building: 'Quay Street Library' });
  const done = await openScans(desk);
  await scan(desk, HOLDER);
  await expect(desk.getByRole('region', { name: 'Open reader' })).toContainText(HOLDER);
  await scan(desk, barcode);
  await expect(done.first()).toContainText('Lent, due');
  await desk.keyboard.press('Escape');

  const first = await openReader(browser, FIRST, { path: PATH });
  await sendRequest(await beginRequest(first, recordId, 'Reserve it'), 'Reserve it');
  await requestSays(first, title, 'You are next');
  const second = await openReader(browser, SECOND, { path: PATH, width: 360 });
  await sendRequest(await beginRequest(second, recordId, 'Reserve it'), 'Reserve it');
  await requestSays(second, title, '1 reader before you');

  await expect(desk.getByLabel('Scan, or type a name')).toBeFocused();
  await scan(desk, barcode);
  await expect(done.first()).toContainText('Keep for Lucy Example until');
  await requestSays(first, title, 'Ready for pickup');
  await requestSays(second, title, 'You are next');

  daysPassForRequests(FIRST, 30);
  await requestSays(first, title, 'Not picked up');
  await goAtDesk(desk, '#/queues?list=to_restock');
  await expect(desk.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title })).toBeVisible();
  expect(await axeFaults(desk)).toEqual([]);

  await openScans(desk);
  await scan(desk, barcode);
  await expect(done.first()).toContainText('Keep for Ben Example until');
  const row = await requestSays(second, title, 'Ready for pickup');
  expect(await axeFaults(second)).toEqual([]);
  await row.getByRole('button', { name: /^Show pickup code/ }).click();
  const code = second.getByRole('dialog').getByRole('status', { name: /^Pickup code/ });
  await expect(code).toHaveText(/^\d{3} \d{3}$/);
  // The barcode beside the digits is the number of the request and the digits.
  const number = /No\. (\d{14})/.exec((await row.textContent()) ?? '')?.[1] ?? '';
  await scan(desk, number + ((await code.textContent()) ?? '').replaceAll(' ', ''));
  await expect(desk.getByRole('region', { name: 'Open reader' })).toContainText(SECOND);
  await scan(desk, barcode);
  await expect(done.first()).toContainText('Lent, due');
  await requestSays(second, title, 'Borrowed');
});

/** Opens the page on which a desk lends and returns; answers the rows of its scans, the last one first. */
async function openScans(desk: Page) {
  await goAtDesk(desk, '#/desk');
  await expect(desk.getByLabel('Scan, or type a name')).toBeFocused();
  return desk.getByRole('region', { name: 'Done here' }).getByRole('listitem');
}
