import type { ListSummary, OwnSummary } from '@lectern/contracts/shelf/booklists/book-list';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { coverOfIsbn } from '../../collection/catalogue/records/cover-address.ts';
import { coverUrl } from './cover-name.ts';
import { firstEntries } from './store/entry-store.ts';
import { followedAmong } from './store/follow-store.ts';
import type { BookListTable } from './tables.ts';

/** How many works the drawn cover of a list shows. */
const DRAWN_WORKS = 3;

export interface Viewer {
  readonly tenant: Tenant;
  /** Undefined where nobody is signed in. */
  readonly patronId: string | undefined;
}

/** Lists as this caller sees them, in the same order. */
export async function presentLists(
  deps: Pick<Deps, 'db' | 'config'>,
  { tenant, patronId }: Viewer,
  rows: readonly BookListTable[],
): Promise<ListSummary[]> {
  const ids = rows.map(({ id }) => id);
  const [first, followed] = await Promise.all([
    firstEntries(deps.db, tenant.id, ids, DRAWN_WORKS),
    patronId === undefined ? new Set<string>() : followedAmong(deps.db, tenant.id, patronId, ids),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    introduction: row.introduction,
    by: row.patron_id === '' ? 'library' : 'reader',
    imgUrl: coverUrl(deps, tenant, row.cover_file),
    works: first
      .filter((entry) => entry.list_id === row.id)
      .map(({ record_id, title, author, isbn }) => ({
        recordId: record_id,
        title,
        author,
        imgUrl: coverOfIsbn(tenant.settings, isbn),
      })),
    count: row.entries,
    followers: row.followers,
    shownFrom: row.shown_from,
    shownTo: row.shown_to,
    updatedAt: row.updated_at,
    own: patronId !== undefined && row.patron_id === patronId,
    followed: followed.has(row.id),
  }));
}

/** Lists as their reader sees them. `having`: the lists that have the work that was asked about. */
export async function presentOwnLists(
  deps: Pick<Deps, 'db' | 'config'>,
  viewer: Viewer,
  rows: readonly BookListTable[],
  having: ReadonlySet<string> = new Set(),
): Promise<OwnSummary[]> {
  const lists = await presentLists(deps, viewer, rows);
  return rows.flatMap((row, at) => {
    const list = lists[at];
    return list ? [{ ...list, ...ownFacts(row), has: having.has(row.id) }] : [];
  });
}

/** What only the reader of a list sees. */
export function ownFacts(row: BookListTable): Pick<OwnSummary, 'state' | 'reason' | 'isDefault' | 'version'> {
  return {
    state: row.state,
    reason: row.refusal_reason,
    isDefault: row.is_default === 1,
    version: row.version,
  };
}
