import { expect, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, goAtDesk, nextStep, openDesk, scan } from '../support/desk.ts';
import { beginRequest, openReader, requestSays, sendRequest } from '../support/reader-window.ts';

const LIBRARIAN = 'e2e-cancelled';
/** No other spec needs this reader. */
const READER = '20230010';
const FETCHED = 'Hold for pickup';

test('a request that its reader or the desk ends is told to the other one, and its copy goes back', async ({
  browser,
}) => {
  await addLibrarian(LIBRARIAN);
  const reader = await openReader(browser, READER, { width: 360 });
  const desk = await openDesk(browser, LIBRARIAN, { building: 'Main Library' });

  const kept = await workOnShelf('demo');
  await sendRequest(await beginRequest(reader, kept.recordId, FETCHED), FETCHED);
  await nextStep(desk, 'To answer', kept.title, 'Accept');
  await nextStep(desk, 'To pick', kept.title, 'Pick');
  await nextStep(desk, 'To pick', kept.title, 'Keep');
  const row = await requestSays(reader, kept.title, 'Kept for you');
  await row.getByRole('button', { name: /^Cancel/ }).click();
  const dialog = reader.getByRole('dialog');
  await expect(dialog.getByText('The copy that is kept for you goes to the next reader.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel request', exact: true }).click();
  await expect(row.getByText('Cancelled')).toBeVisible();
  await goAtDesk(desk, '#/places');
  const left = desk.getByRole('tabpanel').getByRole('listitem').filter({ hasText: kept.barcode });
  await expect(left).toContainText('For nobody: put it back');
  expect(await axeFaults(desk)).toEqual([]);
  await goAtDesk(desk, '#/desk');
  await expect(desk.getByLabel('Scan, or type a name')).toBeFocused();
  await scan(desk, kept.barcode);
  const done = desk.getByRole('region', { name: 'Done here' }).getByRole('listitem');
  await expect(done.first()).toContainText('Back to the shelf');

  const refused = await workOnShelf('demo');
  await sendRequest(await beginRequest(reader, refused.recordId, FETCHED), FETCHED);
  await goAtDesk(desk, '#/queues');
  const asked = desk.getByRole('tabpanel').getByRole('listitem').filter({ hasText: refused.title }).first();
  await asked.getByRole('button', { name: `More for ${refused.title}` }).click();
  await desk.getByRole('menuitem', { name: 'Refuse…' }).click();
  const reason = desk.getByRole('dialog');
  await reason.getByRole('button', { name: 'Refuse' }).click();
  await expect(reason.getByText('Please give a reason')).toBeVisible();
  await reason.getByLabel('Reason').fill('It is needed in class this week');
  expect(await axeFaults(desk)).toEqual([]);
  await reason.getByRole('button', { name: 'Refuse' }).click();
  await expect(asked).toHaveCount(0);
  const ended = await requestSays(reader, refused.title, 'Refused');
  await ended.getByRole('button', { name: /^Timeline/ }).click();
  await expect(dialog.getByRole('listitem').last()).toContainText('It is needed in class this week');
  expect(await axeFaults(reader)).toEqual([]);
});
