import type { ListEntry } from '@lectern/contracts/shelf/booklists/book-list';
import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { listedBib } from '../../collection/catalogue/records/bib-words.ts';
import { coverOfIsbn } from '../../collection/catalogue/records/cover-address.ts';
import { findBibs } from '../../collection/catalogue/records/find-bibs.ts';
import { findBySource } from '../../collection/catalogue/records/record-sources.ts';
import { changeEntry } from './store/entry-store.ts';
import type { BookListEntryTable } from './tables.ts';

/** Works of a list as the catalogue has them now, or else as they were when they were added. */
export async function presentEntries(
  db: Db,
  tenant: Tenant,
  entries: readonly BookListEntryTable[],
): Promise<ListEntry[]> {
  const found = await findReturnedEntries(db, tenant.id, entries);
  const bibs = await findBibs(
    db,
    tenant.id,
    found.map((entry) => entry.record_id),
  );
  return found.map((entry) => {
    const bib = bibs.get(entry.record_id)?.bib;
    const now = bib && listedBib(bib);
    const isbn = now?.isbn ?? entry.isbn;
    return {
      recordId: entry.record_id,
      title: now?.title ?? entry.title,
      author: now?.author ?? entry.author,
      isbn,
      publisher: now?.publisher ?? '',
      publishYear: now?.publishYear ?? null,
      imgUrl: coverOfIsbn(tenant.settings, isbn),
      note: entry.note,
      inCatalogue: bib !== undefined,
    };
  });
}

/** The same entries; those whose record was removed and came back under another id have this id from now on. */
async function findReturnedEntries(
  db: Db,
  tenantId: string,
  entries: readonly BookListEntryTable[],
): Promise<BookListEntryTable[]> {
  const ids = new Set(entries.map((entry) => entry.record_id));
  const shown = await findBibs(db, tenantId, [...ids]);
  return Promise.all(
    entries.map(async (entry) => {
      if (shown.has(entry.record_id)) return entry;
      const { source, control_number: controlNumber } = entry;
      const recordId = await findBySource(db, tenantId, { source, controlNumber });
      if (recordId === undefined || ids.has(recordId)) return entry;
      await changeEntry(db, entry, { record_id: recordId });
      return { ...entry, record_id: recordId };
    }),
  );
}
