import type { PurchaseState } from '@lectern/contracts/buying/purchase/purchase-order';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { COUNTED_STATES, ENDED_STATES, OPEN_STATES } from '../orders/order-ways.ts';
import type { PurchaseOrderTable, PurchaseStepTable } from '../tables.ts';
import type { Buyer } from './cart-store.ts';

/** Adds an order unless its title is on order already; says whether it did. */
export async function insertOrder(tx: Tx, order: PurchaseOrderTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('purchase_order')
    .values(order)
    .onConflict((same) => same.columns(['tenant_id', 'open_title']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n) > 0;
}

/** Takes back an order that the same transaction added. */
export async function dropOrder(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('purchase_order').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Changes an order if it still has the state with which it was read. Waits for others who change it. */
export async function changeOrderIn(
  tx: Tx,
  tenantId: string,
  { id, state }: Pick<PurchaseOrderTable, 'id' | 'state'>,
  changes: Partial<PurchaseOrderTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('purchase_order')
    .set(changes)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findOrder(
  db: Db | Tx,
  tenantId: string,
  id: string,
): Promise<PurchaseOrderTable | undefined> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An order of this reader. */
export async function findOwnOrder(
  db: Db | Tx,
  { tenantId, patronId }: Buyer,
  id: string,
): Promise<PurchaseOrderTable | undefined> {
  const order = await findOrder(db, tenantId, id);
  return order?.patron_id === patronId ? order : undefined;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** Orders of a reader, the newest first: those that are made, or pre-orders alone. */
export async function pageOfOwnOrders(
  db: Db,
  { tenantId, patronId }: Buyer,
  what: 'made' | 'held',
  { offset, limit }: Page,
): Promise<{ readonly total: number; readonly orders: readonly PurchaseOrderTable[] }> {
  const found = db
    .selectFrom('purchase_order')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('state', what === 'held' ? 'in' : 'not in', ['held', ...(what === 'held' ? [] : UNMADE)]);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const orders = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: Number(total), orders };
}

/** Pre-orders that came to nothing. */
const UNMADE = ['lapsed', 'givenUp'] as const satisfies readonly PurchaseState[];

/** Orders in some states, the oldest first. */
export async function pageOfOrders(
  db: Db,
  tenantId: string,
  states: readonly PurchaseState[],
  { offset, limit }: Page,
): Promise<readonly PurchaseOrderTable[]> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', [...states])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countByState(db: Db, tenantId: string): Promise<ReadonlyMap<PurchaseState, number>> {
  const rows = await db
    .selectFrom('purchase_order')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** What a reader ordered since an instant, as it counts for the quota: books, and minor units. */
export async function orderedSince(
  db: Db | Tx,
  { tenantId, patronId }: Buyer,
  since: string,
  without = '',
): Promise<{ readonly books: number; readonly money: number }> {
  const { books, money } = await db
    .selectFrom('purchase_order')
    .select([
      (eb) => eb.fn.countAll<number>().as('books'),
      sql<number | string>`coalesce(sum(price + freight), 0)`.as('money'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('created_at', '>=', since)
    .where('state', 'in', [...COUNTED_STATES])
    .where('id', '<>', without)
    .executeTakeFirstOrThrow();
  return { books: Number(books), money: Number(money) };
}

/** Which of these titles are on order now. */
export async function onOrderAmong(
  db: Db | Tx,
  tenantId: string,
  titles: readonly string[],
): Promise<ReadonlySet<string>> {
  if (titles.length === 0) return new Set();
  const rows = await db
    .selectFrom('purchase_order')
    .select('open_title')
    .where('tenant_id', '=', tenantId)
    .where('open_title', 'in', [...titles])
    .execute();
  return new Set(rows.flatMap(({ open_title }) => open_title ?? []));
}

/** How many books a reader waits for, or has had delivered without saying so. */
export async function countOpenOf(db: Db, { tenantId, patronId }: Buyer): Promise<number> {
  const { count } = await db
    .selectFrom('purchase_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('state', 'in', [...OPEN_STATES])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Pre-orders whose time is over. */
export async function lapsedOrders(db: Db, tenantId: string, now: string, limit: number) {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'held')
    .where('held_until', '<=', now)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Orders about which their vendor is to be asked by now. */
export async function ordersToLookAt(
  db: Db,
  tenantId: string,
  now: string,
  limit: number,
): Promise<PurchaseOrderTable[]> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', ['asking', 'sent', 'confirmed', 'shipped'])
    .where('next_look_at', '<=', now)
    .where('next_look_at', '<>', '')
    .orderBy('next_look_at')
    .limit(limit)
    .execute();
}

/** Orders that have a state since an instant, or longer. */
export async function ordersInStateSince(
  db: Db,
  tenantId: string,
  state: PurchaseState,
  since: string,
  limit: number,
): Promise<PurchaseOrderTable[]> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('state', '=', state)
    .where('state_since', '<=', since)
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

export async function ordersOfLoans(
  db: Db | Tx,
  tenantId: string,
  loanIds: readonly string[],
): Promise<PurchaseOrderTable[]> {
  if (loanIds.length === 0) return [];
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('loan_id', 'in', [...loanIds])
    .execute();
}

export async function addStep(
  tx: Tx,
  step: { readonly tenantId: string; readonly orderId: string } & Pick<
    PurchaseStepTable,
    'state' | 'note' | 'at'
  >,
): Promise<void> {
  const { tenantId, orderId, state, note, at } = step;
  await tx
    .insertInto('purchase_step')
    .values({ id: newId(), tenant_id: tenantId, order_id: orderId, state, note, at })
    .execute();
}

/** Puts what a carrier says in the place of what it said before. */
export async function putCarrierSteps(
  tx: Tx,
  { tenantId, orderId }: { readonly tenantId: string; readonly orderId: string },
  steps: readonly { readonly at: string; readonly text: string }[],
): Promise<void> {
  await tx
    .deleteFrom('purchase_step')
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .where('state', '=', '')
    .execute();
  await insertRows(
    tx,
    'purchase_step',
    steps.map(({ at, text }) => ({
      id: newId(),
      tenant_id: tenantId,
      order_id: orderId,
      state: '' as const,
      note: text,
      at: new Date(at).toISOString(),
    })),
  );
}

/** The steps of some orders, the oldest first. */
export async function stepsOf(
  db: Db | Tx,
  tenantId: string,
  orderIds: readonly string[],
): Promise<readonly PurchaseStepTable[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('purchase_step')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Takes the readers out of orders that ended before an instant. */
export async function forgetBuyersBefore(tx: Tx, tenantId: string, before: string): Promise<void> {
  await tx
    .updateTable('purchase_order')
    .set({ patron_id: '' })
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', [...ENDED_STATES])
    .where('state_since', '<', before)
    .where('patron_id', '<>', '')
    .execute();
}

/** Takes a reader who leaves out of all orders. */
export async function forgetBuyer(tx: Tx, tenantId: string, patronId: string): Promise<void> {
  await tx
    .updateTable('purchase_order')
    .set({ patron_id: '', recipient: '', phone: '', address: '' })
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .execute();
}
