import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { goAsReader, openReader } from '../support/reader-window.ts';

/** One has a book that the other asked for, and has said yes. No other spec needs these readers. */
const [HOLDER, ASKER] = ['H9001', 'H1008'];

test('a book goes from one reader to another by the code that one shows and the other enters', async ({
  browser,
}) => {
  const holder = await requestsOf(browser, HOLDER, 1440);
  const asker = await requestsOf(browser, ASKER, 360);

  // When the demo is some minutes old, another hand-over that nobody confirmed is promised again. So each row is found by its title.
  await holder.getByRole('tab', { name: 'Requests to me' }).click();
  const promised = holder.getByRole('listitem').filter({ hasText: 'You accepted' });
  const title = (await promised.getByRole('link').first().textContent()) ?? '';
  const row = rowOf(holder, title).filter({ hasText: 'You accepted' });
  const wished = rowOf(asker, title).filter({ hasText: 'From another reader' });
  await wished.getByRole('button', { name: /^Show pickup code/ }).click();
  const shown = asker.getByRole('dialog');
  const code = shown.getByRole('status', { name: /^Pickup code/ });
  await expect(code).toHaveText(/^\d{3} \d{3}$/);
  await expect(shown.getByRole('timer')).toHaveText(/^Valid for [45]:\d\d$/);
  await expect(shown.getByRole('img', { name: 'QR code of the pickup code' })).toBeVisible();
  expect(await axeFaults(asker)).toEqual([]);

  const facts = (await row.getByText(/Barcode/).textContent()) ?? '';
  const barcode = /Barcode (\S+)/.exec(facts)?.[1] ?? '';
  expect(await axeFaults(holder)).toEqual([]);
  await row.getByRole('button', { name: /^Hand over/ }).click();
  const given = holder.getByRole('dialog');
  await given.getByLabel('Pickup code').fill('12');
  await given.getByRole('button', { name: 'Continue' }).click();
  await expect(given.getByText('Please enter the right pickup code.')).toBeVisible();
  await given.getByLabel('Pickup code').fill((await code.textContent()) ?? '');
  await given.getByRole('button', { name: 'Continue' }).click();
  await given.getByLabel('Barcode of the book').fill(barcode);
  await given.getByRole('button', { name: 'Hand over' }).click();
  await expect(given.getByText('The other reader confirms on their own device')).toBeVisible();

  await shown.getByRole('button', { name: 'I have the book' }).click();
  await expect(asker.getByText('The book is now lent to you')).toBeVisible();
  await expect(given.getByText('Done: the book is off your account')).toBeVisible();
  await holder.context().close();
  await asker.context().close();
});

/** The row of a title. */
function rowOf(page: Page, title: string) {
  const link = page.getByRole('link', { name: title, exact: true });
  return page.getByRole('main').getByRole('listitem').filter({ has: link });
}

/** The requests of a reader, in a window of their own. */
async function requestsOf(browser: Browser, account: string, width: number): Promise<Page> {
  const page = await openReader(browser, account, { path: 'harbour', width });
  await goAsReader(page, '#/personalCenter/requests');
  return page;
}
