import type { ItemStatus } from '@lectern/contracts/collection/holdings/item-view';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { hasFormOf, keepsCase, meantNumber } from '../../../../platform/tenants/meant-number.ts';
import type { ItemTable } from '../../../collection/catalogue/tables.ts';
import { isTypeLoanable } from './loanable-types.ts';

/**
 * Where an item is as readers are told: a loan comes before its place, a reference place or type before `available`. What is
 * set aside for a request is kept for its reader, also while it stands on its shelf.
 */
export function itemStatus(row: {
  readonly status: ItemTable['status'];
  readonly due_date: string | null;
  readonly reference_only: number | null;
  /** See loanable-types.ts. */
  readonly type_loanable: number;
  /** The open request that it is set aside for. */
  readonly allocated_to?: string | null;
}): ItemStatus {
  if (row.due_date !== null) return 'on_loan';
  const staysHere = row.reference_only === 1 || row.type_loanable === 0;
  if (row.status !== 'available') return row.status;
  if (staysHere) return 'reference';
  return row.allocated_to ? 'on_hold_shelf' : 'available';
}

/** Items with their place and open loan, and what itemStatus needs. */
export function itemsWithState(db: Db, tenantId: string) {
  return db
    .selectFrom('item')
    .leftJoin('location', (join) =>
      join
        .onRef('location.tenant_id', '=', 'item.tenant_id')
        .onRef('location.code', '=', 'item.location_code'),
    )
    .leftJoin('loan', (join) => join.onRef('loan.item_id', '=', 'item.id').on('loan.returned_at', 'is', null))
    .leftJoin('request as allocation', (join) =>
      join.onRef('allocation.item_id', '=', 'item.id').on('allocation.ended_at', 'is', null),
    )
    .select([
      'item.status',
      'loan.due_date',
      'loan.due_at',
      'location.reference_only',
      'allocation.id as allocated_to',
    ])
    .select(isTypeLoanable(tenantId).as('type_loanable'))
    .where('item.tenant_id', '=', tenantId);
}

/**
 * Makes other acts on the same item, and on those with an alike barcode, wait until this transaction ends: a write that changes nothing
 * locks the row on PostgreSQL, and SQLite has one writer anyway. Acts take their locks in this order: item, patron, queue of the title.
 */
export async function lockItem(tx: Tx, tenantId: string, barcode: string): Promise<void> {
  await tx
    .updateTable('item')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('tenant_id', '=', tenantId)
    .where(hasFormOf('barcode', barcode))
    .execute();
}

/** As `lockItem`, for an item whose id is known. */
export async function lockItemById(tx: Tx, tenantId: string, itemId: string): Promise<void> {
  await tx
    .updateTable('item')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', itemId)
    .execute();
}

/** One item as the desk sees it; undefined for an unknown barcode. */
export async function findItemByBarcode(db: Db, tenantId: string, barcode: string) {
  const rows = await itemsWithState(db, tenantId)
    .select(['item.id', 'item.bib_id', 'item.item_type', 'item.library_code', 'item.volume'])
    .select(['item.barcode', 'item.barcode as number', 'item.recalled'])
    .where(hasFormOf('item.barcode', barcode))
    .execute();
  return meantNumber(rows, barcode, () => keepsCase(db, tenantId));
}

/** Items of these bibs that stand on a lending shelf and are not set aside for a request. */
export async function freeItems(db: Db, tenantId: string, bibIds: readonly string[]) {
  return itemsWithState(db, tenantId)
    .select(['item.id', 'item.bib_id', 'item.volume'])
    .where('item.bib_id', 'in', bibIds)
    .where('item.status', '=', 'available')
    .where('loan.id', 'is', null)
    .where('allocation.id', 'is', null)
    .where((eb) => eb.or([eb('location.reference_only', 'is', null), eb('location.reference_only', '=', 0)]))
    .execute();
}

/** Notes where an item is, and since when unless it was there already. One that is withdrawn is nowhere: whoever has it in hand knows it. */
export async function setItemStatus(
  db: Db,
  tenantId: string,
  itemId: string,
  change: Pick<ItemTable, 'status'> &
    Partial<Pick<ItemTable, 'recalled'>> & { readonly scanned_library?: string },
  now: string,
): Promise<void> {
  await db
    .updateTable('item')
    .set({
      ...change,
      status_since:
        change.status === 'withdrawn'
          ? null
          : sql<string>`case when status = ${change.status} then status_since else ${now} end`,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', itemId)
    .execute();
}
