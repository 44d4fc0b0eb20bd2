import type { ListSummary } from '@lectern/contracts/shelf/booklists/book-list';
import type { Deps } from '../../../platform/deps.ts';
import { openToday } from './library-day.ts';
import { presentLists, type Viewer } from './present-lists.ts';
import { findOpenLists } from './store/open-list-store.ts';

/** Which of these lists everybody sees today, in the order of the ids. */
export async function presentOpenLists(
  deps: Pick<Deps, 'db' | 'config' | 'clock'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<ListSummary[]> {
  const found = await findOpenLists(deps.db, openToday(deps, viewer.tenant), ids);
  const byId = new Map(found.map((row) => [row.id, row]));
  return presentLists(
    deps,
    viewer,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}
