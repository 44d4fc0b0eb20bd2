import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { goAsReader, openReader } from '../support/reader-window.ts';
import { settled } from '../support/settled.ts';

/** No other spec needs this reader. */
const READER = 'H2001';
const LENDER = 'e2e-alliance-lends';
const BORROWER = 'e2e-alliance-borrows';
const LOANS = '#/personalCenter/borrowing?tab=alliance';

/** The row of a title in a list of the alliance. */
const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();

/** Presses a button of a title on the page of the alliance for staff. */
async function move(desk: Page, tab: string, title: string, button: string): Promise<void> {
  await goAtDesk(desk, '#/alliance');
  await desk.reload();
  await desk.getByRole('tab', { name: tab }).click();
  await rowOf(desk, title)
    .getByRole('button', { name: new RegExp(`^${button} `) })
    .click();
}

/** The code that the page shows, once it is there. */
async function codeOn(reader: Page): Promise<string> {
  await goAsReader(reader, '#/unionSearchList');
  await reader.getByRole('button', { name: 'Show a code' }).click();
  const digits = reader.getByRole('status', { name: /^Code / });
  await expect(digits).toHaveText(/^\d{4} \d{4}$/);
  await expect(reader.getByRole('timer')).toHaveText(/^Valid for [45]:\d\d$/);
  return (await digits.textContent()) ?? '';
}

test('a reader borrows at a library of the alliance with a code, there and sent here', async ({
  browser,
}) => {
  await addLibrarian(LENDER, 'demo');
  await addLibrarian(BORROWER, 'harbour');
  const taken = await workOnShelf('demo');
  const sent = await workOnShelf('demo');
  const reader = await openReader(browser, READER, { path: 'harbour', width: 360 });
  const lender = await openDesk(browser, LENDER, { path: 'demo', building: 'Main Library' });
  const borrower = await openDesk(browser, BORROWER, { path: 'harbour', building: 'Quay Street Library' });

  const code = await codeOn(reader);
  await settled(reader);
  expect(await axeFaults(reader)).toEqual([]);
  await goAtDesk(lender, '#/alliance');
  await lender.getByRole('button', { name: 'Lend with a code' }).click();
  const lending = lender.getByRole('dialog');
  await lending.getByLabel('Authorization code').fill(code);
  await lending.getByLabel('Barcode of the copy').fill(taken.barcode);
  await lending.getByRole('button', { name: 'Lend', exact: true }).click();
  await expect(lending).toHaveCount(0);
  await expect(rowOf(lender, taken.title)).toContainText('On loan');
  await goAsReader(reader, LOANS);
  await expect(rowOf(reader, taken.title)).toContainText('Borrowed from');

  await goAsReader(reader, `#/unionSearchList?keyWord=${encodeURIComponent(sent.title)}`);
  await reader
    .getByRole('button', { name: `Request it ${sent.title}`, exact: true })
    .first()
    .click();
  const asking = reader.getByRole('dialog');
  await asking.getByRole('button', { name: 'Get a code' }).click();
  await expect(asking.getByLabel('Authorization code')).toHaveValue(/^\d{4} \d{4}$/);
  await asking.getByRole('button', { name: 'Send the request' }).click();
  await expect(asking).toHaveCount(0);

  await move(lender, 'We lend', sent.title, 'Accept');
  await move(lender, 'We lend', sent.title, 'Send');
  const sending = lender.getByRole('dialog');
  await sending.getByLabel('Barcode of the copy').fill(sent.barcode);
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sending).toHaveCount(0);
  await settled(lender);
  expect(await axeFaults(lender)).toEqual([]);
  await move(borrower, 'We borrow', sent.title, 'Has arrived');
  await goAsReader(reader, LOANS);
  await expect(rowOf(reader, sent.title)).toContainText('Pick it up at the desk');
  await settled(reader);
  expect(await axeFaults(reader)).toEqual([]);
  await move(borrower, 'We borrow', sent.title, 'Give to the reader');
  await move(borrower, 'We borrow', sent.title, 'Send back');
  await move(lender, 'We lend', sent.title, 'Take back');
  await goAsReader(reader, LOANS);
  await expect(rowOf(reader, sent.title)).toContainText('Returned');
});
