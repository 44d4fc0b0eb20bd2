import { STAFF_MOVES, type StaffPurchase } from '@lectern/contracts/buying/purchase/staff-purchase';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { CallContext } from '../../../platform/http/implement.ts';
import { readBudgets } from '../budgets/read-budgets.ts';
import { ORDER_WAYS } from './orders/order-ways.ts';
import { type OrderNames, presentOrders, readOrderNames } from './present-orders.ts';
import type { PurchaseOrderTable } from './tables.ts';

export interface StaffOrderNames extends OrderNames {
  readonly budgets: ReadonlyMap<string, string>;
}

export async function readStaffOrderNames(
  deps: Pick<Deps, 'db' | 'clock' | 'sources' | 'secrets' | 'log'>,
  context: Pick<CallContext, 'tenant' | 'language'>,
): Promise<StaffOrderNames> {
  const names = await readOrderNames(deps, context);
  const budgets = await readBudgets(deps.db, context.tenant.id, context.language);
  return { ...names, budgets: new Map(budgets.map(({ id, name, year }) => [id, `${name} ${year}`])) };
}

/** Orders as staff see them, in the order of the rows. */
export async function presentStaffOrders(
  db: Db | Tx,
  names: StaffOrderNames,
  rows: readonly PurchaseOrderTable[],
): Promise<StaffPurchase[]> {
  const [first] = rows;
  if (!first) return [];
  const [views, readers, barcodes] = await Promise.all([
    presentOrders(db, names, rows),
    readerNumbers(db, first.tenant_id, rows),
    barcodesOf(db, first.tenant_id, rows),
  ]);
  return views.map((view, at) => {
    const row = rows[at] ?? first;
    return {
      ...view,
      readerNumber: readers.get(row.patron_id) ?? '',
      budgetName: names.budgets.get(row.budget_id) ?? '',
      barcode: barcodes.get(row.copy_id) ?? '',
      canMoveTo: STAFF_MOVES.filter((to) => row.state !== 'held' && ORDER_WAYS[row.state].includes(to)),
      canAccept: ORDER_WAYS[row.state].includes('accepted'),
    };
  });
}

async function readerNumbers(db: Db | Tx, tenantId: string, rows: readonly PurchaseOrderTable[]) {
  const found = await db
    .selectFrom('patron')
    .select(['id', 'primary_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...new Set(rows.map(({ patron_id }) => patron_id))])
    .execute();
  return new Map(found.map(({ id, primary_id }) => [id, primary_id]));
}

async function barcodesOf(db: Db | Tx, tenantId: string, rows: readonly PurchaseOrderTable[]) {
  const found = await db
    .selectFrom('item')
    .select(['id', 'barcode'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...new Set(rows.map(({ copy_id }) => copy_id))])
    .execute();
  return new Map(found.map(({ id, barcode }) => [id, barcode]));
}
