import { listItems } from '@lectern/contracts/holdings/list-items';
import { createClient } from '@lectern/contracts/kernel/client';
import { searchBibs } from '@lectern/contracts/search/search-bibs';
import { ORIGIN } from './library.ts';

/** The barcode of a copy that can be lent. Each number gives a copy of another work. */
export async function copyOnShelf(number: number, path = 'demo'): Promise<string> {
  const client = createClient({
    baseUrl: `${ORIGIN}/api`,
    mappingPath: () => path,
    language: () => 'en-US',
    session: () => undefined,
    fetch: (url, init) => fetch(url, init),
  });
  const { searchResult } = await client.call(searchBibs, { keyWord: 'history', rows: 50 });
  const copies: string[] = [];
  for (const { recordId } of searchResult) {
    const { items } = await client.call(listItems, { recordId });
    const onShelf = items.find(({ status }) => status === 'available');
    if (onShelf) copies.push(onShelf.barcode);
    if (copies.length > number) break;
  }
  const copy = copies[number];
  if (copy === undefined) throw new Error('no copy is on its shelf');
  return copy;
}
