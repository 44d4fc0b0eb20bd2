import type { Bib } from '@lectern/marc/bib';
import { fromJson } from '../../platform/db/codecs.ts';
import type { Db } from '../../platform/db/database.ts';
import type { IndexedItem, IndexRow } from './bib-to-search-document.ts';

const YEAR_MS = 365 * 86_400_000;
const COLUMNS = ['id', 'source', 'control_number', 'created_at', 'bib'] as const;

/** The bibs of these ids that search may find; others (deleted, suppressed) are absent. */
export async function findIndexRows(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
  now: Date,
): Promise<IndexRow[]> {
  if (bibIds.length === 0) return [];
  const bibs = await db
    .selectFrom('bib')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .where('id', 'in', bibIds)
    .execute();
  return withItems(db, tenantId, bibs, now);
}

/** Where a reader of all bibs stands: behind the bib of this day and id. */
export interface PagePlace {
  readonly createdAt: string;
  readonly id: string;
}

/** The place of the bib that came last. */
export async function findLastPlace(db: Db, tenantId: string): Promise<PagePlace | undefined> {
  return db
    .selectFrom('bib')
    .select(['created_at as createdAt', 'id'])
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The next bibs behind a place, up to another, in the order in which they came; empty at the end. */
export async function pageIndexRows(
  db: Db,
  tenantId: string,
  { after, upTo, limit }: { readonly after: PagePlace; readonly upTo: PagePlace; readonly limit: number },
  now: Date,
): Promise<IndexRow[]> {
  const bibs = await db
    .selectFrom('bib')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.createdAt, after.id)))
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<=', eb.tuple(upTo.createdAt, upTo.id)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return withItems(db, tenantId, bibs, now);
}

async function withItems(
  db: Db,
  tenantId: string,
  bibs: readonly {
    readonly id: string;
    readonly source: string;
    readonly control_number: string;
    readonly created_at: string;
    readonly bib: string;
  }[],
  now: Date,
): Promise<IndexRow[]> {
  const ids = bibs.map((bib) => bib.id);
  const items = await findItems(db, tenantId, ids);
  const loans = await countLoans(db, tenantId, ids, new Date(now.getTime() - YEAR_MS).toISOString());
  return bibs.map((row) => ({
    id: row.id,
    source: row.source,
    controlNumber: row.control_number,
    createdAt: row.created_at,
    bib: fromJson<Bib>(row.bib),
    items: items.get(row.id) ?? [],
    loans: loans.get(row.id) ?? 0,
  }));
}

/** Items that readers are told of. On shelf is what the local circulation's availability counts as such. */
async function findItems(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, IndexedItem[]>> {
  const found = new Map<string, IndexedItem[]>();
  if (bibIds.length === 0) return found;
  const rows = await db
    .selectFrom('item')
    .leftJoin('location', (join) =>
      join
        .onRef('location.tenant_id', '=', 'item.tenant_id')
        .onRef('location.code', '=', 'item.location_code'),
    )
    .leftJoin('loan', (join) => join.onRef('loan.item_id', '=', 'item.id').on('loan.returned_at', 'is', null))
    .select([
      'item.bib_id',
      'item.barcode',
      'item.library_code',
      'item.location_code',
      'location.campus_code',
      'item.call_number',
      'item.status',
      'loan.id as loan_id',
    ])
    .where('item.tenant_id', '=', tenantId)
    .where('item.bib_id', 'in', bibIds)
    .where('item.status', '!=', 'withdrawn')
    .execute();
  for (const row of rows) {
    const items = found.get(row.bib_id) ?? [];
    found.set(row.bib_id, items);
    items.push({
      barcode: row.barcode,
      libraryCode: row.library_code,
      locationCode: row.location_code,
      campusCode: row.campus_code ?? undefined,
      callNumber: row.call_number,
      onShelf: row.loan_id === null && (row.status === 'available' || row.status === 'reference'),
    });
  }
  return found;
}

async function countLoans(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, number>> {
  if (bibIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('loan')
    .select((eb) => ['bib_id', eb.fn.countAll<number>().as('loans')])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', bibIds)
    .where('checked_out_at', '>=', since)
    .groupBy('bib_id')
    .execute();
  return new Map(rows.map((row) => [row.bib_id, Number(row.loans)]));
}
