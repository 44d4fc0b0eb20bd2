import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { MOST_ENTRIES } from '@lectern/contracts/shelf/booklists/book-list';
import { BOOK_LIST_FULL } from '@lectern/contracts/shelf/booklists/errors';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { authorLine, mainIsbn } from '../../collection/catalogue/records/bib-words.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { isRecordId } from '../../collection/catalogue/records/record-id.ts';
import { recordSources } from '../../collection/catalogue/records/record-sources.ts';
import { insertEntries, listEntries } from './store/entry-store.ts';
import { changeListRow } from './store/list-store.ts';
import type { BookListEntryTable, BookListTable } from './tables.ts';

/** A work as a list keeps it. */
export type KeptWork = Pick<
  BookListEntryTable,
  'record_id' | 'source' | 'control_number' | 'title' | 'author' | 'isbn'
>;

/** Works of the catalogue in the order of these ids, each once; a refusal if it shows none of them. */
export async function readWorks(
  db: Db,
  tenantId: string,
  recordIds: readonly string[],
): Promise<KeptWork[] | Refusal<'BIB_NOT_FOUND'>> {
  const ids = [...new Set(recordIds)].filter(isRecordId);
  const bibs = await findBibs(db, tenantId, ids);
  if (bibs.size === 0) return refuse(BIB_NOT_FOUND);
  const sources = await recordSources(db, tenantId, [...bibs.keys()]);
  return ids.flatMap((id) => {
    const bib = bibs.get(id)?.bib;
    const source = sources.get(id);
    if (!bib || !source) return [];
    return [
      {
        record_id: id,
        source: source.source,
        control_number: source.controlNumber,
        title: bib.title,
        author: authorLine(bib),
        isbn: mainIsbn(bib),
      },
    ];
  });
}

/** Adds works at the end of a list that is locked. Works that it has stay as they are. */
export async function putWorks(
  tx: Tx,
  list: BookListTable,
  works: readonly (KeptWork & { readonly note?: string })[],
  now: string,
): Promise<{ readonly added: string[]; readonly already: string[] } | Refusal<'BOOK_LIST_FULL'>> {
  const known = await listEntries(tx, list.tenant_id, list.id);
  const has = new Set(known.map((entry) => entry.record_id));
  const fresh = works.filter((work) => !has.has(work.record_id));
  const entries = known.length + fresh.length;
  if (entries > MOST_ENTRIES) return refuse(BOOK_LIST_FULL, { limit: MOST_ENTRIES });
  await insertEntries(
    tx,
    fresh.map(({ note = '', ...work }, at) => ({
      ...work,
      tenant_id: list.tenant_id,
      list_id: list.id,
      position: known.length + at,
      note,
      added_at: now,
    })),
  );
  if (fresh.length > 0) await changeListRow(tx, list.tenant_id, list.id, { entries, updated_at: now });
  return {
    added: fresh.map((work) => work.record_id),
    already: works.flatMap((work) => (has.has(work.record_id) ? [work.record_id] : [])),
  };
}
