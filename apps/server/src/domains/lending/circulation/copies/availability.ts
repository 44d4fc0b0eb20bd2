import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Availability } from '../../../../ports/ils/ils-items.ts';
import { isTypeLoanable } from '../store/loanable-types.ts';
import { type QueueContext, readQueue } from '../store/queue.ts';

interface Place {
  readonly bib_id: string;
  readonly library_code: string;
  readonly location_code: string;
  readonly item_count: number;
  readonly on_shelf_count: number;
  readonly loanable_count: number;
  readonly call_number: string;
  readonly call_number_on_shelf: string | null;
  readonly call_number_loanable: string | null;
  readonly earliest_due: string | null;
}

/**
 * Availability of any number of bibs in two queries. On shelf is what a reader who walks there finds: not on loan, not set aside and on a
 * lending or reference shelf; loanable are those of them that itemStatus calls available. Withdrawn items are not counted. Places come in
 * the tenant's order of libraries and locations.
 */
export async function readAvailability(
  db: Db,
  context: QueueContext,
  bibIds: readonly string[],
): Promise<ReadonlyMap<string, Availability>> {
  if (bibIds.length === 0) return new Map();
  const [places, waiting] = await Promise.all([
    listPlaces(db, context.tenantId, bibIds),
    countWaiting(db, context, bibIds),
  ]);
  const placesOf = new Map<string, Place[]>();
  for (const place of places) placesOf.set(place.bib_id, [...(placesOf.get(place.bib_id) ?? []), place]);
  return new Map(
    bibIds.map((bibId) => [bibId, availabilityOf(placesOf.get(bibId) ?? [], waiting.get(bibId) ?? 0)]),
  );
}

function availabilityOf(places: readonly Place[], waiting: number): Availability {
  const nearest =
    places.find((place) => place.loanable_count > 0) ??
    places.find((place) => place.on_shelf_count > 0) ??
    places[0];
  const loanableCount = places.reduce((sum, place) => sum + place.loanable_count, 0);
  const [earliestDue] = places.flatMap((place) => place.earliest_due ?? []).sort();
  return {
    itemCount: places.reduce((sum, place) => sum + place.item_count, 0),
    onShelfCount: places.reduce((sum, place) => sum + place.on_shelf_count, 0),
    loanableCount,
    ...(nearest && {
      nearest: {
        libraryCode: nearest.library_code,
        locationCode: nearest.location_code,
        callNumber: nearest.call_number_loanable ?? nearest.call_number_on_shelf ?? nearest.call_number,
      },
    }),
    otherPlaces: Math.max(0, places.length - 1),
    ...(loanableCount === 0 && earliestDue && { earliestDue }),
    waiting,
  };
}

async function listPlaces(db: Db, tenantId: string, bibIds: readonly string[]): Promise<Place[]> {
  const onShelf = sql<boolean>`loan.id is null and allocation.id is null and item.status in ('available', 'reference')`;
  const loanable = sql<boolean>`loan.id is null and item.status = 'available'
    and allocation.id is null and coalesce(location.reference_only, 0) = 0 and ${isTypeLoanable(tenantId)} = 1`;
  return db
    .selectFrom('item')
    .leftJoin('loan', (join) => join.onRef('loan.item_id', '=', 'item.id').on('loan.returned_at', 'is', null))
    .leftJoin('request as allocation', (join) =>
      join.onRef('allocation.item_id', '=', 'item.id').on('allocation.ended_at', 'is', null),
    )
    .leftJoin('library', (join) =>
      join.onRef('library.tenant_id', '=', 'item.tenant_id').onRef('library.code', '=', 'item.library_code'),
    )
    .leftJoin('location', (join) =>
      join
        .onRef('location.tenant_id', '=', 'item.tenant_id')
        .onRef('location.code', '=', 'item.location_code'),
    )
    .select((eb) => [
      'item.bib_id',
      'item.library_code',
      'item.location_code',
      eb.fn.countAll<number>().as('item_count'),
      sql<number>`sum(case when ${onShelf} then 1 else 0 end)`.as('on_shelf_count'),
      sql<number>`sum(case when ${loanable} then 1 else 0 end)`.as('loanable_count'),
      sql<string>`min(item.call_number)`.as('call_number'),
      sql<string | null>`min(case when ${onShelf} then item.call_number end)`.as('call_number_on_shelf'),
      sql<string | null>`min(case when ${loanable} then item.call_number end)`.as('call_number_loanable'),
      sql<string | null>`min(loan.due_date)`.as('earliest_due'),
    ])
    .where('item.tenant_id', '=', tenantId)
    .where('item.bib_id', 'in', [...new Set(bibIds)])
    .where('item.status', '!=', 'withdrawn')
    .groupBy([
      'item.bib_id',
      'item.library_code',
      'item.location_code',
      'library.position',
      'location.position',
    ])
    .orderBy('library.position')
    .orderBy('item.library_code')
    .orderBy('location.position')
    .orderBy('item.location_code')
    .execute();
}

async function countWaiting(
  db: Db,
  context: QueueContext,
  bibIds: readonly string[],
): Promise<Map<string, number>> {
  const readers = new Map<string, number>();
  for (const { bib_id } of await readQueue(db, context, bibIds))
    readers.set(bib_id, (readers.get(bib_id) ?? 0) + 1);
  return readers;
}
