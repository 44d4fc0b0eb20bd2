import type { Deps } from '../../../platform/deps.ts';
import { openToday } from './library-day.ts';
import type { Viewer } from './present-lists.ts';
import { findOwnList } from './store/list-store.ts';
import { findOpenLists } from './store/open-list-store.ts';
import type { BookListTable } from './tables.ts';

/** A list of the caller, or one that is open today. Any other is undefined, as if it did not exist. */
export async function findVisibleList(
  deps: Pick<Deps, 'db' | 'clock'>,
  { tenant, patronId }: Viewer,
  id: string,
): Promise<BookListTable | undefined> {
  const own =
    patronId === undefined ? undefined : await findOwnList(deps.db, { tenantId: tenant.id, patronId }, id);
  return own ?? (await findOpenLists(deps.db, openToday(deps, tenant), [id]))[0];
}
