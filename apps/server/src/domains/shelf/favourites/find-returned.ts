import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { isRecordKind } from '@lectern/contracts/shelf/favourites/favourite';
import type { Deps } from '../../../platform/deps.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { findBySource, recordSources } from '../../collection/catalogue/records/record-sources.ts';
import { findByIsbn } from './import/find-works.ts';
import { changeFavourites, starredOf } from './store/favourite-store.ts';
import type { Owner } from './store/folder-store.ts';
import type { FavouriteTable } from './tables.ts';

/**
 * The same favourites; those whose record is not shown, and whose work the catalogue has under another id, now have this id, also in the
 * database: a record that came back has the identity of the old one, a merged or a new one its ISBN. If the reader has chosen that record
 * too, the old favourite stays as it is.
 */
export async function findReturned(
  deps: Pick<Deps, 'db' | 'search'>,
  owner: Owner,
  rows: readonly FavouriteTable[],
): Promise<FavouriteTable[]> {
  const { db } = deps;
  const shown = await findBibs(
    db,
    owner.tenantId,
    rows.map((row) => row.record_id),
  );
  return Promise.all(
    rows.map(async (row) => {
      // What is no record has no other id, and a work is none.
      if (!isRecordKind(row.kind) || shown.has(row.record_id)) return row;
      const recordId = await findNow(deps, owner.tenantId, row);
      if (recordId === '' || recordId === row.record_id) return row;
      if ((await starredOf(db, owner, [recordId])).length > 0) return row;
      const source = (await recordSources(db, owner.tenantId, [recordId])).get(recordId);
      if (!source) return row;
      const now = { record_id: recordId, source: source.source, control_number: source.controlNumber };
      await changeFavourites(db, owner, [row.id], now);
      return { ...row, ...now };
    }),
  );
}

/** The record under which the catalogue has the work now; empty if it does not have it, or the search is away. */
async function findNow(
  deps: Pick<Deps, 'db' | 'search'>,
  tenantId: string,
  { source, control_number: controlNumber, isbn }: FavouriteTable,
): Promise<string> {
  const same = source && (await findBySource(deps.db, tenantId, { source, controlNumber }));
  if (same) return same;
  const byIsbn = isbn ? await findByIsbn(deps, tenantId, isbn) : '';
  return isRefusal(byIsbn) ? '' : byIsbn;
}
