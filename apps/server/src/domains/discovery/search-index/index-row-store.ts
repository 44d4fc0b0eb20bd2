import type { Bib } from '@lectern/marc/bib';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Db } from '../../../platform/db/database.ts';
import { eresourcesOfBibs } from '../../collection/catalogue/records/eresources-of-bibs.ts';
import { ratingsForIndex } from '../../talk/reviews/ratings-for-index.ts';
import type { IndexRow } from './bib-to-search-document.ts';
import { type IndexSources, itemsForIndex, loansForIndex } from './items-for-index.ts';

const YEAR_MS = 365 * 86_400_000;
const COLUMNS = ['id', 'source', 'control_number', 'created_at', 'bib'] as const;

/** The bibs of these ids that search may find; others (deleted, suppressed) are absent. */
export async function findIndexRows(
  sources: IndexSources,
  tenantId: string,
  bibIds: readonly string[],
  now: Date,
): Promise<IndexRow[]> {
  if (bibIds.length === 0) return [];
  const bibs = await sources.db
    .selectFrom('bib')
    .select(COLUMNS)
    .where('tenant_id', '=', tenantId)
    .where('suppressed', '=', 0)
    .where('id', 'in', bibIds)
    .execute();
  return withItems(sources, tenantId, bibs, now);
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
  sources: IndexSources,
  tenantId: string,
  { after, upTo, limit }: { readonly after: PagePlace; readonly upTo: PagePlace; readonly limit: number },
  now: Date,
): Promise<IndexRow[]> {
  const bibs = await sources.db
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
  return withItems(sources, tenantId, bibs, now);
}

async function withItems(
  sources: IndexSources,
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
  const items = await itemsForIndex(sources, tenantId, ids);
  const loans = await loansForIndex(sources, ids, new Date(now.getTime() - YEAR_MS).toISOString());
  const ratingOf = await ratingsForIndex(
    sources.db,
    tenantId,
    bibs.map((bib) => ({ source: bib.source, controlNumber: bib.control_number })),
  );
  const onlineIn = await eresourcesOfBibs(sources, tenantId, ids);
  const collectionsOf = await collectionsBySource(sources, tenantId);
  return bibs.map((row) => ({
    id: row.id,
    source: row.source,
    controlNumber: row.control_number,
    createdAt: row.created_at,
    bib: fromJson<Bib>(row.bib),
    onlineIn: onlineIn.get(row.id) ?? [],
    collections: collectionsOf(row.source),
    items: items.get(row.id) ?? [],
    loans: loans.get(row.id) ?? 0,
    rating: ratingOf({ source: row.source, controlNumber: row.control_number }),
  }));
}

/** The ids of the databases that name a source. */
async function collectionsBySource(
  { db, collections }: IndexSources,
  tenantId: string,
): Promise<(source: string) => readonly string[]> {
  const named = await Promise.all(collections.map((one) => one.bySource(db, tenantId)));
  return (source) => named.flatMap((ids) => ids.get(source) ?? []);
}
