import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, goAtDesk, openDesk, scan } from '../support/desk.ts';
import { beginRequest, openReader, requestSays, sendRequest } from '../support/reader-window.ts';

const LIBRARIAN = 'e2e-paused-requests';
/** No other spec needs these readers. */
const [HOLDER, READER] = ['T20100004', '20230003'];

test('a paused request is passed over when its copy comes back, and served when it is taken up again', async ({
  browser,
}) => {
  await addLibrarian(LIBRARIAN);
  const work = await workOnShelf('demo', { onlyCopy: true });
  const desk = await openDesk(browser, LIBRARIAN, { building: 'Main Library' });
  await goAtDesk(desk, '#/desk');
  await expect(desk.getByPlaceholder('Scan, or type a name')).toBeFocused();
  await scan(desk, HOLDER);
  await expect(desk.getByLabel('Open reader')).toBeVisible();
  await scan(desk, work.barcode);
  await expect(desk.getByText(/^Lent, due/).first()).toBeVisible();

  const reader = await openReader(browser, READER, { width: 360 });
  await sendRequest(await beginRequest(reader, work.recordId, 'Reserve it'), 'Reserve it');
  const row = await requestSays(reader, work.title, 'In the queue');
  await row.getByRole('button', { name: /^Pause/ }).click();
  const dialog = reader.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('Paused until').fill(nextMonth);
  expect(await axeFaults(reader)).toEqual([]);
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(row.getByText(/^Paused until /)).toBeVisible();

  await desk.keyboard.press('Escape');
  await expect(desk.getByPlaceholder('Scan, or type a name')).toBeFocused();
  await scan(desk, work.barcode);
  await expect(desk.getByText('Back to the shelf').first()).toBeVisible();

  await row.getByRole('button', { name: /^Change pause/ }).click();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await requestSays(reader, work.title, 'Accepted');
});
