import { expect, test } from '@playwright/test';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, goAtDesk, nextStep, openDesk, scan } from '../support/desk.ts';
import { gatheringEnds } from '../support/moved-clock.ts';
import {
  beginRequest,
  goAsReader,
  hearAtAnyHour,
  openReader,
  requestSays,
  sendRequest,
} from '../support/reader-window.ts';
import { harbourMailsTo } from '../support/received-mails.ts';

const PATH = 'harbour';
const LIBRARIAN = 'e2e-both-sides';
/** No other spec needs this reader. */
const READER = 'H1001';
const MAIL = 'h1001@example.org';

test('a copy is fetched for a reader, kept, told by mail, shown by its code and lent once', async ({
  browser,
}) => {
  await addLibrarian(LIBRARIAN, PATH);
  const work = await workOnShelf(PATH);
  const reader = await openReader(browser, READER, { path: PATH, width: 360 });
  await hearAtAnyHour(reader);
  await sendRequest(await beginRequest(reader, work.recordId, 'Hold for pickup'), 'Hold for pickup');

  const desk = await openDesk(browser, LIBRARIAN, { path: PATH, building: 'Quay Street Library' });
  await nextStep(desk, 'To answer', work.title, 'Accept');
  await nextStep(desk, 'To pick', work.title, 'Pick');
  await nextStep(desk, 'To pick', work.title, 'Keep');
  const row = await requestSays(reader, work.title, 'Kept for you');
  const told = () => {
    gatheringEnds(READER);
    return harbourMailsTo(MAIL).filter(({ text }) => text.includes(work.title));
  };
  await expect.poll(told).toHaveLength(1);
  await row.getByRole('button', { name: /^Show pickup code/ }).click();
  const code = reader.getByRole('dialog').getByRole('status', { name: /^Pickup code/ });
  await expect(code).toHaveText(/^\d{3} \d{3}$/);

  await goAtDesk(desk, '#/desk');
  await expect(desk.getByPlaceholder('Scan, or type a name')).toBeFocused();
  await scan(desk, READER);
  await expect(desk.getByLabel('Open reader')).toBeVisible();
  await scan(desk, work.barcode);
  await expect(desk.getByText(/^Lent, due/).first()).toBeVisible();
  // The scanner sends it twice: one loan.
  await scan(desk, work.barcode);
  await expect(desk.getByText(/^Lent, due/)).not.toHaveCount(1);
  await requestSays(reader, work.title, 'Borrowed');
  await goAsReader(reader, '#/personalCenter/borrowing');
  await expect(reader.getByRole('main').getByRole('link', { name: work.title, exact: true })).toHaveCount(1);
});
