import type { OrderState } from '@lectern/contracts/lending/payments/order-view';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { OPEN_STATES, ORDER_MOVES } from './order-moves.ts';
import type { PaymentEntryTable, PaymentOrderTable } from './tables.ts';

export async function addOrder(
  tx: Tx,
  order: PaymentOrderTable,
  entries: readonly PaymentEntryTable[],
): Promise<void> {
  await tx.insertInto('payment_order').values(order).execute();
  await tx
    .insertInto('payment_entry')
    .values([...entries])
    .execute();
}

export async function findOrder(
  db: Db,
  tenantId: string,
  number: string,
): Promise<PaymentOrderTable | undefined> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function entriesOf(db: Db, tenantId: string, orderId: string): Promise<PaymentEntryTable[]> {
  return db
    .selectFrom('payment_entry')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .orderBy('fine_id')
    .execute();
}

/** Open orders of a reader, the newest first. */
export async function listOpenOrders(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<PaymentOrderTable[]> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('state', 'in', [...OPEN_STATES])
    .orderBy('created_at', 'desc')
    .execute();
}

/** Orders about which something has to be done by now. */
export async function listOrdersToLookAt(
  db: Db,
  tenantId: string,
  now: string,
  limit: number,
): Promise<PaymentOrderTable[]> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(limit)
    .execute();
}

type Change = Partial<
  Pick<
    PaymentOrderTable,
    | 'invitation_kind'
    | 'invitation'
    | 'provider_number'
    | 'paid_at'
    | 'booked_at'
    | 'look_at'
    | 'looks'
    | 'fault'
  >
>;

/**
 * Moves an order that is still in this state and answers it; undefined if it has moved on. The one place that changes the state of an
 * order.
 */
export async function moveOrder(
  db: Db,
  { tenant_id: tenantId, id, state: from }: Pick<PaymentOrderTable, 'tenant_id' | 'id' | 'state'>,
  to: OrderState,
  now: string,
  change: Change = {},
): Promise<PaymentOrderTable | undefined> {
  if (!ORDER_MOVES[from].includes(to)) return undefined;
  return db
    .updateTable('payment_order')
    .set({ ...change, state: to, changed_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
}

/** Changes what is noted of an order that stays in its state, and answers it; undefined if it has moved on. */
export async function noteOrder(
  db: Db,
  { tenant_id: tenantId, id, state }: Pick<PaymentOrderTable, 'tenant_id' | 'id' | 'state'>,
  change: Change,
): Promise<PaymentOrderTable | undefined> {
  return db
    .updateTable('payment_order')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
}

/** Others may take the fines of this order again. */
export async function releaseEntries(tx: Tx, tenantId: string, orderId: string): Promise<void> {
  await tx
    .updateTable('payment_entry')
    .set({ reserved: 0 })
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .execute();
}

/** Makes other transactions that lock the same order wait until this one ends. */
export async function lockOrder(tx: Tx, tenantId: string, number: string): Promise<void> {
  await tx
    .updateTable('payment_order')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('tenant_id', '=', tenantId)
    .where('number', '=', number)
    .execute();
}
