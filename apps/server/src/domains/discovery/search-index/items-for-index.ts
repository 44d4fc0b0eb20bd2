import type { Db } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { OnlineCollections } from '../../../platform/online-collections.ts';
import type { OnlineTitles } from '../../../platform/online-titles.ts';
import type { ShelvedItem } from '../../../ports/ils/ils-items.ts';
import type { IlsPort } from '../../../ports/ils/ils-port.ts';
import { unlessAway } from '../../../ports/ils/unless-away.ts';
import type { IndexedItem } from './bib-to-search-document.ts';

/** What documents are made from: the catalogue, the library system of its tenant, and where works are online. */
export interface IndexSources {
  readonly db: Db;
  readonly ils: IlsPort;
  readonly online: readonly OnlineTitles[];
  readonly collections: readonly OnlineCollections[];
}

/** The sources of the documents of a tenant. */
export async function indexSources(
  {
    db,
    ils,
    onlineTitles,
    onlineCollections,
  }: Pick<Deps, 'db' | 'ils' | 'onlineTitles' | 'onlineCollections'>,
  tenantId: string,
): Promise<IndexSources> {
  const [online, collections] = await Promise.all([onlineTitles(), onlineCollections()]);
  return { db, ils: await ils.ofId(tenantId), online, collections };
}

/**
 * The items of bibs with the campus of each. A library system that cannot tell the items of many bibs, or is away, leaves those of the
 * catalogue: found by place and call number, without availability.
 */
export async function itemsForIndex(
  { db, ils }: Pick<IndexSources, 'db' | 'ils'>,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, readonly IndexedItem[]>> {
  if (bibIds.length === 0) return new Map();
  const answer = await unlessAway(ils.shelves?.itemsOf(bibIds));
  const items = answer ?? (await itemsOfCatalogue(db, tenantId, bibIds));
  const campuses = await campusesOfLocations(db, tenantId);
  return new Map(
    [...items].map(([bibId, ofBib]) => [
      bibId,
      ofBib.map((item) => ({ ...item, campusCode: campuses.get(item.locationCode) })),
    ]),
  );
}

/** Check-outs of each bib since an instant; empty where the library system does not count them or is away. */
export async function loansForIndex(
  { ils }: Pick<IndexSources, 'ils'>,
  bibIds: readonly string[],
  since: string,
): Promise<ReadonlyMap<string, number>> {
  return (await unlessAway(ils.statistics?.countLoans(bibIds, since))) ?? new Map();
}

async function itemsOfCatalogue(
  db: Db,
  tenantId: string,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ShelvedItem[]>> {
  const rows = await db
    .selectFrom('item')
    .select(['bib_id', 'barcode', 'library_code', 'location_code', 'call_number'])
    .where('tenant_id', '=', tenantId)
    .where('bib_id', 'in', bibIds)
    .where('status', '!=', 'withdrawn')
    .execute();
  const items = new Map<string, ShelvedItem[]>();
  for (const row of rows) {
    const ofBib = items.get(row.bib_id) ?? [];
    items.set(row.bib_id, ofBib);
    ofBib.push({
      barcode: row.barcode,
      libraryCode: row.library_code,
      locationCode: row.location_code,
      callNumber: row.call_number,
      availability: undefined,
    });
  }
  return items;
}

async function campusesOfLocations(db: Db, tenantId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('location')
    .select(['code', 'campus_code'])
    .where('tenant_id', '=', tenantId)
    .execute();
  return new Map(rows.map((row) => [row.code, row.campus_code]));
}
