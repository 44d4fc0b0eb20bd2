import type { LibraryList, librarySummary } from '@lectern/contracts/shelf/booklists/library-list';
import type * as z from 'zod';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { presentEntries } from './present-entries.ts';
import { presentLists } from './present-lists.ts';
import { listEntries } from './store/entry-store.ts';
import type { ListOwner } from './store/list-store.ts';
import type { BookListTable } from './tables.ts';

/** Lists of the library belong to no reader. */
export function libraryOf(tenantId: string): ListOwner {
  return { tenantId, patronId: '' };
}

/** Lists of the library as staff see them among others, in the same order. */
export async function presentForStaff(
  deps: Pick<Deps, 'db' | 'config'>,
  tenant: Tenant,
  rows: readonly BookListTable[],
): Promise<z.infer<typeof librarySummary>[]> {
  const lists = await presentLists(deps, { tenant, patronId: undefined }, rows);
  return rows.flatMap((row, at) => {
    const list = lists[at];
    return list ? [{ ...list, isOpen: row.state === 'open', version: row.version }] : [];
  });
}

/** A list of the library with its works, as staff change it. */
export async function presentWhole(
  deps: Pick<Deps, 'db' | 'config'>,
  tenant: Tenant,
  row: BookListTable,
): Promise<LibraryList> {
  const [list] = await presentForStaff(deps, tenant, [row]);
  if (!list) throw new Error('a list that was read is not presented');
  return {
    ...list,
    entries: await presentEntries(deps.db, tenant, await listEntries(deps.db, tenant.id, row.id)),
  };
}

/** A list as the audit has it. */
export function auditedList(row: BookListTable | undefined): AuditedState | undefined {
  if (!row) return undefined;
  const { name, introduction, entries, shown_from: shownFrom, shown_to: shownTo } = row;
  return {
    ...{ name, introduction, works: entries, shownFrom, shownTo },
    isOpen: row.state === 'open',
    hasPicture: row.cover_file !== '',
  };
}
