import { listItems } from '@lectern/contracts/holdings/list-items';
import { createClient } from '@lectern/contracts/kernel/client';
import { searchBibs } from '@lectern/contracts/search/search-bibs';
import { ORIGIN } from './library.ts';

/** A work of the demo library, with a copy that can be lent. */
export interface WorkOnShelf {
  readonly recordId: string;
  readonly title: string;
  readonly barcode: string;
}

/** A work whose first copy on a shelf is in this library. Each number gives another work. */
export async function workOnShelf(number: number, libCode = 'MAIN'): Promise<WorkOnShelf> {
  const client = createClient({
    baseUrl: `${ORIGIN}/api`,
    mappingPath: () => 'demo',
    language: () => 'en-US',
    session: () => undefined,
    fetch: (url, init) => fetch(url, init),
  });
  const { searchResult } = await client.call(searchBibs, { keyWord: 'history', rows: 50 });
  const works: WorkOnShelf[] = [];
  for (const { recordId, title } of searchResult) {
    const { items } = await client.call(listItems, { recordId });
    const onShelf = items.find(({ status }) => status === 'available');
    if (onShelf?.libCode === libCode) works.push({ recordId, title, barcode: onShelf.barcode });
    if (works.length > number) break;
  }
  const work = works[number];
  if (work === undefined) throw new Error('no copy is on its shelf');
  return work;
}

/** The barcode of a copy that can be lent. Each number gives a copy of another work. */
export async function copyOnShelf(number: number): Promise<string> {
  return (await workOnShelf(number)).barcode;
}
