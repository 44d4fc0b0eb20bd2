import type { Db } from '../../../../platform/db/database.ts';
import type { PaymentRefundTable } from '../tables.ts';

export async function refundsOf(
  db: Db,
  tenantId: string,
  orderIds: readonly string[],
): Promise<PaymentRefundTable[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payment_refund')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at')
    .execute();
}

export async function findRefund(
  db: Db,
  tenantId: string,
  number: string,
): Promise<PaymentRefundTable | undefined> {
  return db
    .selectFrom('payment_refund')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Refunds about which something has to be done by now. */
export async function listRefundsToLookAt(
  db: Db,
  tenantId: string,
  now: string,
  limit: number,
): Promise<PaymentRefundTable[]> {
  return db
    .selectFrom('payment_refund')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(limit)
    .execute();
}

/** Ends the proposal of a refund; false if somebody has ended it. */
export async function endProposal(
  db: Db,
  { tenant_id: tenantId, id }: Pick<PaymentRefundTable, 'tenant_id' | 'id'>,
  change: Partial<PaymentRefundTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_refund')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Change = Partial<
  Pick<PaymentRefundTable, 'state' | 'provider_number' | 'fault' | 'booked_at' | 'look_at' | 'looks'>
> & { readonly changed_at: string };

/** Changes a refund that is not decided yet. One that was given or failed meanwhile stays so, whatever an answer from before says. */
export async function changeOpenRefund(
  db: Db,
  { tenant_id: tenantId, id }: Pick<PaymentRefundTable, 'tenant_id' | 'id'>,
  change: Change,
): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', 'in', ['requested', 'processing'])
    .execute();
}

/** Changes what is noted of a refund that the provider gave. */
export async function noteGivenRefund(
  db: Db,
  { tenant_id: tenantId, id }: Pick<PaymentRefundTable, 'tenant_id' | 'id'>,
  change: Omit<Change, 'state'>,
): Promise<void> {
  await db
    .updateTable('payment_refund')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'done')
    .execute();
}

/** What went back of an order or is about to, minor units. */
export function sumOf(refunds: readonly Pick<PaymentRefundTable, 'state' | 'amount'>[]): number {
  return refunds.reduce((sum, { state, amount }) => (state === 'failed' ? sum : sum + amount), 0);
}
