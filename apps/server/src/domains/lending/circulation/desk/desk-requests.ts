import { DESK_LISTS, type DeskList, STEPS_OF_LIST, verbsFor } from '@lectern/rules/requests/desk-lists';
import { QUEUE_STEP } from '@lectern/rules/requests/step-sets';
import { shelfKey } from '@lectern/search/analysis/call-number';
import { sql } from 'kysely';
import { fromJson } from '../../../../platform/db/codecs.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type {
  DeskRequest,
  DeskRequestFilter,
  IlsDeskRequests,
} from '../../../../ports/ils/ils-desk-requests.ts';
import type { DeliveryAddress } from '../../../../ports/ils/ils-placing.ts';
import type { LocalContext } from '../local-context.ts';
import { editionsOfRequests } from '../store/request-editions.ts';

type ListContext = Pick<LocalContext, 'tenantId'>;
type Place = Pick<DeskRequestFilter, 'libraryCode' | 'here'>;

/** How many requests wait for the desk in each list. */
export async function countDeskRequests(
  db: Db,
  { tenantId }: ListContext,
  place: Place,
): Promise<Record<DeskList, number>> {
  const open = await openRows(db, tenantId, place)
    .select((eb) => ['request.step', eb.fn.countAll<number | string>().as('requests')])
    .where('request.step', 'in', OPEN_STEPS)
    .groupBy('request.step')
    .execute();
  const restock = await notFetchedRows(db, tenantId, place)
    .select((eb) => ['request.step', eb.fn.countAll<number | string>().as('requests')])
    .groupBy('request.step')
    .execute();
  const counts = DESK_LISTS.map((list) => {
    const inList = [...open, ...restock].filter(({ step }) => STEPS_OF_LIST[list].includes(step));
    return [list, inList.reduce((sum, { requests }) => sum + Number(requests), 0)] as const;
  });
  return Object.fromEntries(counts) as Record<DeskList, number>;
}

const OPEN_STEPS = DESK_LISTS.filter((list) => list !== 'to_restock').flatMap((list) => STEPS_OF_LIST[list]);

/** A page of a list. Call numbers are sorted here, because no database knows the order of shelves. */
export async function listDeskRequests(
  db: Db,
  context: ListContext,
  filter: DeskRequestFilter,
): Promise<Awaited<ReturnType<IlsDeskRequests['listRequests']>>> {
  const { list, offset, limit, libraryCode, kind } = filter;
  const inList =
    list === 'to_restock'
      ? notFetchedRows(db, context.tenantId, filter)
      : openRows(db, context.tenantId, filter).where('request.step', 'in', STEPS_OF_LIST[list]);
  const rows = await inList
    .select(['request.id', 'item.call_number', 'item.library_code', 'item.location_code'])
    .where((eb) => (kind ? eb('request.kind', '=', kind) : eb.and([])))
    .orderBy('request.step_since')
    .orderBy('request.id')
    .execute();
  const ordered = list === 'to_pick' ? byShelf(rows) : rows;
  const ids = ordered.slice(offset, offset + limit).map(({ id }) => id);
  const found = await readRequests(db, context, ids, libraryCode);
  return { total: rows.length, requests: ids.flatMap((id) => found.get(id) ?? []) };
}

interface ShelvedRow {
  readonly id: string;
  readonly call_number: string | null;
  readonly library_code: string | null;
  readonly location_code: string | null;
}

/** Place by place, on each shelf in the order of call numbers; what has no copy yet comes last. */
function byShelf(rows: readonly ShelvedRow[]): readonly ShelvedRow[] {
  const keyed = rows.map((row) => ({
    row,
    key:
      row.call_number === null
        ? '\uffff'
        : `${row.library_code}\u0000${row.location_code}\u0000${shelfKey(row.call_number)}`,
  }));
  return keyed
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
    .map(({ row }) => row);
}

/** Open requests that the desk works on. */
function openRows(db: Db, tenantId: string, place: Place) {
  return placedRows(db, tenantId, place).where('request.ended_at', 'is', null);
}

/** Copies that were kept in vain. The condition is written as its index has it. */
function notFetchedRows(db: Db, tenantId: string, place: Place) {
  return placedRows(db, tenantId, place).where(sql<boolean>`request.step = 'awaiting_return_to_stock'`);
}

/**
 * With `here` those whose copy is in this library, or that are fetched there; what is to be picked stands on a shelf of one library.
 * Readers settle re-lendings among themselves.
 */
function placedRows(db: Db, tenantId: string, { libraryCode, here }: Place) {
  return db
    .selectFrom('request')
    .leftJoin('item', 'item.id', 'request.item_id')
    .where('request.tenant_id', '=', tenantId)
    .where('request.kind', '!=', 'relending')
    .where((eb) =>
      here
        ? eb.or([
            eb.and([
              eb('request.pickup_library', '=', libraryCode),
              eb('request.step', 'not in', STEPS_OF_LIST.to_pick),
            ]),
            eb('item.library_code', '=', libraryCode),
            eb.and([eb('request.item_id', 'is', null), eb('request.step', '!=', QUEUE_STEP)]),
          ])
        : eb.and([]),
    );
}

async function readRequests(
  db: Db,
  { tenantId }: ListContext,
  ids: readonly string[],
  libraryCode: string,
): Promise<ReadonlyMap<string, DeskRequest>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('request')
    .innerJoin('bib', 'bib.id', 'request.bib_id')
    .innerJoin('patron', 'patron.id', 'request.patron_id')
    .leftJoin('item', 'item.id', 'request.item_id')
    .select(['request.id', 'request.number', 'request.kind', 'request.step', 'request.step_since'])
    .select(['request.placed_at', 'request.kept_until', 'request.wanted_until', 'request.suspended_until'])
    .select(['request.bib_id', 'request.volume', 'request.pickup_library', 'request.comments'])
    .select('request.address')
    .select(['bib.title', 'bib.author', 'patron.id as patron_id', 'patron.primary_id', 'patron.name'])
    .select(['item.barcode', 'item.library_code', 'item.location_code', 'item.shelf', 'item.call_number'])
    .select(sql<number>`case when item.id is null then 0 else 1 end`.as('has_copy'))
    .where('request.tenant_id', '=', tenantId)
    .where('request.id', 'in', [...ids])
    .execute();
  const editions = await editionsOfRequests(db, tenantId, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        number: row.number,
        kind: row.kind,
        step: row.step,
        stepSince: row.step_since,
        placedAt: row.placed_at,
        keptUntil: row.kept_until,
        wantedUntil: row.wanted_until,
        suspendedUntil: row.suspended_until,
        reader: { patronId: row.patron_id, primaryId: row.primary_id, name: row.name },
        bibId: row.bib_id,
        ...(editions.has(row.id) && { editions: editions.get(row.id)?.length ?? 1 }),
        title: row.title,
        author: row.author,
        volume: row.volume,
        pickupLibrary: row.pickup_library,
        address: row.address === null ? null : fromJson<DeliveryAddress>(row.address),
        ...(row.has_copy === 1 && {
          copy: {
            barcode: row.barcode ?? '',
            libraryCode: row.library_code ?? '',
            locationCode: row.location_code ?? '',
            shelf: row.shelf ?? '',
            callNumber: row.call_number ?? '',
          },
        }),
        comments: row.comments,
        verbs: verbsFor({
          kind: row.kind,
          step: row.step,
          here: row.pickup_library === libraryCode,
          volume: row.volume !== '',
        }),
      },
    ]),
  );
}
