import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/axe.ts';
import { clientOf } from '../support/client.ts';
import { addLibrarian, goAtDesk, openDesk, scan } from '../support/desk.ts';
import { beginRequest, goAsReader, openReader, requestSays, sendRequest } from '../support/reader-window.ts';

const LIBRARIAN = 'e2e-any-edition';
/** No other spec changes these accounts or needs this work. */
const [HOLDER, READER] = ['G20240005', 'G20240001'];
const [TRANSLATION, ORIGINAL] = ['窗边的小豆豆', '窓ぎわのトットちゃん'];

interface Edition {
  readonly recordId: string;
  /** Of its copies that are on a shelf. */
  readonly onShelf: readonly string[];
}

async function editionOf(title: string): Promise<Edition> {
  const client = clientOf('demo');
  const { searchResult } = await client.call(searchBibs, { keyWord: title, rows: 20 });
  const found = searchResult.find((hit) => hit.title === title);
  if (!found) throw new Error(`there is no ${title}`);
  const { items } = await client.call(listItems, { recordId: found.recordId });
  const onShelf = items.flatMap(({ status, barcode }) => (status === 'available' ? barcode : []));
  return { recordId: found.recordId, onShelf };
}

/** What was scanned at the desk, the last first. */
function scansAt(desk: Page): Locator {
  return desk.getByRole('region', { name: 'Done here' }).getByRole('listitem');
}

/** Lends copies at the desk until none stands on its shelf. */
async function lendAll(desk: Page, barcodes: readonly string[]): Promise<void> {
  await goAtDesk(desk, '#/desk');
  await expect(desk.getByPlaceholder('Scan, or type a name')).toBeFocused();
  await scan(desk, HOLDER);
  await expect(desk.getByLabel('Open reader')).toBeVisible();
  for (const [at, barcode] of barcodes.entries()) {
    await scan(desk, barcode);
    await expect(scansAt(desk)).toHaveCount(at + 1);
    await expect(scansAt(desk).first()).toContainText('Lent, due');
  }
  await desk.keyboard.press('Escape');
  await expect(desk.getByPlaceholder('Scan, or type a name')).toBeFocused();
}

test('a reader waits for any edition as one request, which the first copy that comes back serves', async ({
  browser,
}) => {
  await addLibrarian(LIBRARIAN);
  const [translation, original] = [await editionOf(TRANSLATION), await editionOf(ORIGINAL)];
  const desk = await openDesk(browser, LIBRARIAN, { building: 'Main Library' });
  await lendAll(desk, [...translation.onShelf, ...original.onShelf]);

  const reader = await openReader(browser, READER, { width: 360 });
  const dialog = await beginRequest(reader, translation.recordId, 'Reserve it');
  await dialog.getByLabel('Any edition, whichever comes first').check();
  await dialog.getByLabel(/^Japanese/).check();
  await expect(dialog.getByText(/^One request waits for 2 editions\./)).toBeVisible();
  await expect(dialog.getByText(/^In the shortest queue:/)).toBeVisible();
  expect(await axeFaults(reader)).toEqual([]);
  await sendRequest(dialog, 'Reserve it');
  const row = await requestSays(reader, TRANSLATION, 'In the queue');
  await expect(row.getByText('Any of 2 editions, whichever comes first')).toBeVisible();
  await goAsReader(reader, `#/searchList/bookDetails/${original.recordId}`);
  await expect(reader.getByRole('main').getByText('This book cannot be requested now')).toBeVisible();

  await goAtDesk(desk, '#/queues?list=queue&everywhere=1');
  const queued = desk.getByRole('main').getByRole('listitem').filter({ hasText: 'Any of 2 editions' });
  await expect(queued.getByText(TRANSLATION)).toBeVisible();

  // Nobody else waits for the original: the reader is the first there.
  await goAtDesk(desk, '#/desk');
  await expect(desk.getByPlaceholder('Scan, or type a name')).toBeFocused();
  const [barcode] = original.onShelf;
  await scan(desk, barcode ?? '');
  await expect(scansAt(desk).first()).toContainText(/Keep for|Send to/);
  const served = await requestSays(reader, ORIGINAL, /^(Ready for pickup|On its way)$/);
  await expect(served.getByText(/Any of \d editions/)).toHaveCount(0);
  await expect(reader.getByRole('main').getByRole('link', { name: TRANSLATION, exact: true })).toHaveCount(0);
  await goAtDesk(desk, '#/queues?list=queue&everywhere=1');
  await expect(queued).toHaveCount(0);
});
