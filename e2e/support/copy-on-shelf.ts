import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { listVolumes } from '@lectern/contracts/collection/holdings/list-volumes';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { clientOf } from './client.ts';

/** A work of a demo library, with a copy that can be lent. */
export interface WorkOnShelf {
  readonly recordId: string;
  readonly title: string;
  readonly barcode: string;
}

/** Where a copy stands, by the path of the demo library and the code of the building, with a word that finds many works. */
const SHELVES = {
  demo: { libCode: 'MAIN', keyWord: 'history' },
  harbour: { libCode: 'QUAY', keyWord: 'sea' },
} as const;

/** A work with a copy on its shelf that no other test gets. With `onlyCopy` the work has no other copy. */
export async function workOnShelf(
  path: keyof typeof SHELVES,
  { onlyCopy = false } = {},
): Promise<WorkOnShelf> {
  const { libCode, keyWord } = SHELVES[path];
  const client = clientOf(path);
  const { searchResult } = await client.call(searchBibs, { keyWord, rows: 50 });
  for (const { recordId, title } of searchResult) {
    const { items } = await client.call(listItems, { recordId });
    const onShelf = items.find(({ status }) => status === 'available');
    if (onShelf?.libCode !== libCode || (onlyCopy && items.length > 1)) continue;
    // A request for a work in volumes has to name one of them, which is for a spec of its own.
    const { volumes } = await client.call(listVolumes, { recordId });
    if (volumes.length > 0) continue;
    if (take(recordId)) return { recordId, title, barcode: onShelf.barcode };
  }
  throw new Error(`no copy of the library ${path} is on its shelf`);
}

/** Whether nobody took this work before. The workers share nothing but folders. */
function take(recordId: string): boolean {
  const folder = join(process.env.LECTERN_E2E_DATA ?? '', 'taken-works');
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(join(folder, recordId));
    return true;
  } catch {
    return false;
  }
}
