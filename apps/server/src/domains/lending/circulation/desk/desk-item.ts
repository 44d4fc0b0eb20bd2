import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ITEM_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import type { DeskItem, DeskItemFilter, PlaceList } from '../../../../ports/ils/ils-desk.ts';
import { writtenBarcode } from '../../../collection/catalogue/records/written-barcode.ts';
import { itemStatus } from '../store/item-store.ts';
import { isTypeLoanable } from '../store/loanable-types.ts';
import { canServe, type QueueContext, readQueue } from '../store/queue.ts';

/** One item as the desk sees it. */
export async function findDeskItem(
  db: Db,
  context: QueueContext,
  barcode: string,
): Promise<DeskItem | Refusal<'ITEM_NOT_FOUND'>> {
  const rows = await deskRows(db, context.tenantId)
    .where('item.barcode', '=', await writtenBarcode(db, context.tenantId, barcode))
    .execute();
  const [item] = await toDeskItems(db, context, rows);
  return item ?? refuse(ITEM_NOT_FOUND);
}

/** Items in a place apart from their shelf, the longest there first. */
export async function listDeskItems(
  db: Db,
  context: QueueContext,
  { status, libraryCode, offset, limit }: DeskItemFilter,
): Promise<{ readonly total: number; readonly items: readonly DeskItem[] }> {
  const { tenantId } = context;
  const ids = await db
    .selectFrom('item')
    .leftJoin('loan', (join) => join.onRef('loan.item_id', '=', 'item.id').on('loan.returned_at', 'is', null))
    .leftJoin('request as served', (join) => join.onRef('served.item_id', '=', 'item.id').on(servesNow))
    .select('item.id')
    .where('item.tenant_id', '=', tenantId)
    .where('item.status', '=', status)
    // So that the index of items away from their shelf serves.
    .where(sql<boolean>`item.status <> 'available'`)
    .where('loan.id', 'is', null)
    // Most withdrawn copies have left: those are listed that nobody has scanned since.
    .where((eb) => (status === 'withdrawn' ? eb('item.status_since', 'is not', null) : eb.and([])))
    .where((eb) => (libraryCode === undefined ? eb.and([]) : concerns(eb, status, libraryCode)))
    .orderBy('item.status_since')
    .orderBy('item.id')
    .execute();
  const page = ids.slice(offset, offset + limit).map(({ id }) => id);
  if (page.length === 0) return { total: ids.length, items: [] };
  const rows = await deskRows(db, tenantId).where('item.id', 'in', page).execute();
  const items = new Map((await toDeskItems(db, context, rows)).map((item) => [item.id, item]));
  return { total: ids.length, items: page.flatMap((id) => items.get(id) ?? []) };
}

type PlacedSchema = Schema & {
  served: { [Column in keyof Schema['request']]: Schema['request'][Column] | null };
};

/**
 * Whether a library has to do with a copy in this place: it is kept there, or goes there (to the pickup place of its request, else home).
 * Copies under way also concern the library that sent them on, and the one whose copies they are.
 */
function concerns(
  eb: ExpressionBuilder<PlacedSchema, 'item' | 'served'>,
  status: PlaceList,
  libraryCode: string,
): ExpressionWrapper<PlacedSchema, 'item' | 'served', SqlBool> {
  if (status === 'withdrawn')
    return eb(eb.fn.coalesce('item.scanned_library', 'item.library_code'), '=', libraryCode);
  const isHere = eb(eb.fn.coalesce('served.pickup_library', 'item.library_code'), '=', libraryCode);
  if (status !== 'in_transit') return isHere;
  return eb.or([
    isHere,
    eb('item.library_code', '=', libraryCode),
    eb('item.scanned_library', '=', libraryCode),
  ]);
}

/** The request that an item serves, or whose reader did not fetch it. */
function servesNow(
  eb: ExpressionBuilder<Schema & { served: Schema['request'] }, 'served'>,
): ExpressionWrapper<Schema & { served: Schema['request'] }, 'served', SqlBool> {
  return eb.or([eb('served.ended_at', 'is', null), eb('served.step', '=', 'awaiting_return_to_stock')]);
}

function deskRows(db: Db, tenantId: string) {
  return db
    .selectFrom('item')
    .innerJoin('bib', 'bib.id', 'item.bib_id')
    .leftJoin('location', (join) =>
      join
        .onRef('location.tenant_id', '=', 'item.tenant_id')
        .onRef('location.code', '=', 'item.location_code'),
    )
    .leftJoin('loan', (join) => join.onRef('loan.item_id', '=', 'item.id').on('loan.returned_at', 'is', null))
    .leftJoin('patron as borrower', 'borrower.id', 'loan.patron_id')
    .leftJoin('request as served', (join) => join.onRef('served.item_id', '=', 'item.id').on(servesNow))
    .leftJoin('patron as asker', 'asker.id', 'served.patron_id')
    .leftJoin('desk_alert', (join) =>
      join
        .onRef('desk_alert.tenant_id', '=', 'item.tenant_id')
        .on('desk_alert.subject', '=', 'item')
        .onRef('desk_alert.subject_id', '=', 'item.id'),
    )
    .select(['item.id', 'item.bib_id', 'item.barcode', 'item.call_number', 'item.volume'])
    .select([
      'item.inventory_number',
      'item.copy_number',
      'item.item_type',
      'item.library_code',
      'item.location_code',
      'item.shelf',
    ])
    .select(['item.status', 'item.status_since', 'item.scanned_library', 'item.recalled'])
    .select(['bib.title', 'bib.author'])
    .select(['location.reference_only', 'location.closed_stack', 'desk_alert.words as alert'])
    .select(['loan.id as loan_id', 'loan.due_date', 'loan.checked_out_at', 'loan.claimed_on'])
    .select(['borrower.id as borrower_id', 'borrower.primary_id as borrower_primary_id'])
    .select(['borrower.name as borrower_name'])
    .select(['served.id as request_id', 'served.number', 'served.kind', 'served.step'])
    .select(['served.pickup_library', 'served.kept_until'])
    .select(['asker.id as asker_id', 'asker.primary_id as asker_primary_id', 'asker.name as asker_name'])
    .select(isTypeLoanable(tenantId).as('type_loanable'))
    .where('item.tenant_id', '=', tenantId);
}

type DeskRow = Awaited<ReturnType<ReturnType<typeof deskRows>['execute']>>[number];

/** With how many readers wait for each, which is read at once. */
async function toDeskItems(
  db: Db,
  context: QueueContext,
  rows: readonly DeskRow[],
): Promise<readonly DeskItem[]> {
  const queue = await readQueue(
    db,
    context,
    rows.map(({ bib_id }) => bib_id),
  );
  return rows.map((row) => ({
    ...toDeskItem(row),
    waiting: queue.filter((request) => request.bib_id === row.bib_id && canServe(row, request)).length,
  }));
}

function toDeskItem(row: DeskRow): Omit<DeskItem, 'waiting'> {
  return {
    id: row.id,
    bibId: row.bib_id,
    barcode: row.barcode,
    title: row.title,
    author: row.author,
    callNumber: row.call_number,
    volume: row.volume,
    copyNumber: row.copy_number,
    ...(row.inventory_number !== '' && { inventoryNumber: row.inventory_number }),
    itemType: row.item_type,
    libraryCode: row.library_code,
    locationCode: row.location_code,
    shelf: row.shelf,
    status: itemStatus(row),
    closedStack: row.closed_stack === 1,
    statusSince: row.status_since,
    scannedAt: row.scanned_library,
    recalled: row.recalled === 1,
    alert: row.alert ?? '',
    ...loanOf(row),
    ...requestOf(row),
  };
}

function loanOf(row: DeskRow): Pick<DeskItem, 'loan'> {
  if (row.loan_id === null || row.due_date === null || row.checked_out_at === null) return {};
  return {
    loan: {
      id: row.loan_id,
      reader: {
        patronId: row.borrower_id ?? '',
        primaryId: row.borrower_primary_id ?? '',
        name: row.borrower_name ?? '',
      },
      dueDate: row.due_date,
      checkedOutAt: row.checked_out_at,
      claimedOn: row.claimed_on,
    },
  };
}

function requestOf(row: DeskRow): Pick<DeskItem, 'request'> {
  const { request_id: id, number, kind, step, pickup_library: pickupLibrary } = row;
  if (id === null || number === null || kind === null || step === null || pickupLibrary === null) return {};
  return {
    request: {
      id,
      number,
      kind,
      step,
      pickupLibrary,
      keptUntil: row.kept_until,
      reader: {
        patronId: row.asker_id ?? '',
        primaryId: row.asker_primary_id ?? '',
        name: row.asker_name ?? '',
      },
    },
  };
}
