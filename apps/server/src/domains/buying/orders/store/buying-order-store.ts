import type { BuyingOrderState } from '@lectern/contracts/buying/orders/buying-order';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { BuyingOrderTable } from '../tables.ts';

function orderOf(row: Selectable<BuyingOrderTable>): BuyingOrderTable {
  return { ...row, amount: Number(row.amount) };
}

const DIGITS = 5;

/** The next number of an order in a year: `PO2026-00007`. None is given twice. */
export async function nextOrderNumber(tx: Tx, tenantId: string, year: string): Promise<string> {
  await lockName(tx, `buying-orders/${tenantId}`);
  const begin = `PO${year}-`;
  const last = await tx
    .selectFrom('buying_order')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('tenant_id', '=', tenantId)
    .where('number', 'like', `${begin}%`)
    .executeTakeFirst();
  const next = last?.number ? Number(last.number.slice(begin.length)) + 1 : 1;
  return `${begin}${String(next).padStart(DIGITS, '0')}`;
}

export async function insertBuyingOrder(tx: Tx, order: BuyingOrderTable): Promise<void> {
  await tx.insertInto('buying_order').values(order).execute();
}

/** The order, locked until the transaction ends. */
export async function lockBuyingOrder(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<BuyingOrderTable | undefined> {
  await tx
    .updateTable('buying_order')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  return findBuyingOrder(tx, tenantId, id);
}

export async function findBuyingOrder(
  db: Db | Tx,
  tenantId: string,
  id: string,
): Promise<BuyingOrderTable | undefined> {
  const row = await db
    .selectFrom('buying_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && orderOf(row);
}

export async function changeBuyingOrder(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Partial<Omit<BuyingOrderTable, 'id' | 'tenant_id'>>,
): Promise<void> {
  await tx
    .updateTable('buying_order')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Without their files. */
export async function pageOfBuyingOrders(
  db: Db,
  tenantId: string,
  state: BuyingOrderState | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{
  readonly total: number;
  readonly orders: readonly { readonly order: BuyingOrderTable; readonly lineCount: number }[];
}> {
  let found = db.selectFrom('buying_order').where('tenant_id', '=', tenantId);
  if (state !== undefined) found = found.where('state', '=', state);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const counts = await countLines(
    db,
    tenantId,
    rows.map(({ id }) => id),
  );
  return {
    total: Number(total),
    orders: rows.map((row) => ({ order: orderOf(row), lineCount: counts.get(row.id) ?? 0 })),
  };
}

export async function countLines(
  db: Db | Tx,
  tenantId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_line')
    .select(['order_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .where('order_id', 'in', [...orderIds])
    .groupBy('order_id')
    .execute();
  return new Map(rows.map(({ order_id, count }) => [order_id, Number(count)]));
}
