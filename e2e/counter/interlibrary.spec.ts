import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { workOnShelf } from '../support/copy-on-shelf.ts';
import { addLibrarian, goAtDesk, openDesk } from '../support/desk.ts';
import { goAsReader, openReader } from '../support/reader-window.ts';
import { settled } from '../support/settled.ts';

/** No other spec needs this reader. */
const READER = 'H2002';
const LENDER = 'e2e-interlibrary-lends';
const BORROWER = 'e2e-interlibrary-borrows';
const REQUESTS = '#/personalCenter/requests?tab=elsewhere';

const rowOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();

/** Presses a button of a title in the queue of one side. */
async function act(desk: Page, tab: string, title: string, button: string): Promise<void> {
  await goAtDesk(desk, '#/interlibrary');
  await desk.reload();
  await desk.getByRole('tab', { name: tab }).click();
  await rowOf(desk, title)
    .getByRole('button', { name: new RegExp(`^${button} `) })
    .click();
}

test('a reader finds a work in another library of the installation and gets it by an interlibrary request', async ({
  browser,
}) => {
  await addLibrarian(LENDER, 'demo');
  await addLibrarian(BORROWER, 'harbour');
  const { title } = await workOnShelf('demo');
  const reader = await openReader(browser, READER, { path: 'harbour', width: 360 });
  const lender = await openDesk(browser, LENDER, { path: 'demo', building: 'Main Library' });
  const borrower = await openDesk(browser, BORROWER, { path: 'harbour', building: 'Quay Street Library' });

  await goAsReader(reader, `#/otherSearchList2?keyWord=${encodeURIComponent(title)}&searchField=title`);
  const hit = rowOf(reader, title);
  await hit
    .getByRole('button', { name: /^Copies there/ })
    .first()
    .click();
  await expect(hit.getByText('on the shelf').first()).toBeVisible();
  await settled(reader);
  expect(await axeFaults(reader)).toEqual([]);
  await hit.getByRole('button', { name: /^Request / }).click();
  const asking = reader.getByRole('dialog');
  await asking.getByLabel('Note (optional)').fill('for the reading circle');
  await asking.getByRole('button', { name: 'Send the request' }).click();
  await expect(asking).toHaveCount(0);
  await goAsReader(reader, REQUESTS);
  await expect(rowOf(reader, title)).toContainText('Asked for');

  await act(lender, 'We lend', title, 'Will supply');
  await expect(rowOf(lender, title)).toContainText('Promised');
  await act(lender, 'We lend', title, 'Send');
  const sending = lender.getByRole('dialog');
  await sending.getByLabel('Barcode of the copy').fill('E2E-1');
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sending).toHaveCount(0);
  await settled(lender);
  expect(await axeFaults(lender)).toEqual([]);
  await act(borrower, 'We borrow', title, 'Has arrived');
  await goAsReader(reader, REQUESTS);
  await reader.reload();
  await expect(rowOf(reader, title)).toContainText('It is here');
  await settled(reader);
  expect(await axeFaults(reader)).toEqual([]);
  await act(borrower, 'We borrow', title, 'Send back');
  await act(lender, 'We lend', title, 'Take back');
  await goAsReader(reader, REQUESTS);
  await reader.reload();
  await expect(rowOf(reader, title)).toContainText('Returned');
});

test('the partner libraries are shown with their last exchange, and one can be added', async ({
  browser,
}) => {
  await addLibrarian('e2e-interlibrary-partners', 'demo', 'circulation.desk', 'providers.manage');
  const desk = await openDesk(browser, 'e2e-interlibrary-partners', {
    path: 'demo',
    building: 'Main Library',
  });
  await goAtDesk(desk, '#/interlibrary?tab=partners');
  await desk.getByRole('button', { name: 'Add a partner library' }).click();
  const form = desk.getByRole('dialog');
  await form.getByLabel('Name for readers').fill('North Library');
  await form.getByLabel('Symbol of the library').fill('NORTH');
  await form.getByLabel('Symbol of this library there').fill('CN-QIMING');
  await form.getByLabel('Address').fill('https://north.example.org/iso18626');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('dialog')).toContainText('li1.');
  await desk.getByRole('button', { name: 'I have it' }).click();
  await expect(desk.getByRole('row').filter({ hasText: 'North Library' })).toContainText('NORTH');
  await settled(desk);
  expect(await axeFaults(desk)).toEqual([]);
});
