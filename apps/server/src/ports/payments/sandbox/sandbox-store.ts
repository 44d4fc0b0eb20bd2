import type { Db } from '../../../platform/db/database.ts';
import { hashToken } from '../../../platform/hash-token.ts';
import type { SandboxPaymentTable, SandboxRefundTable } from './tables.ts';

/** Adds a payment; one that is there already stays as it is. */
export async function addSandboxPayment(db: Db, payment: SandboxPaymentTable): Promise<void> {
  await db
    .insertInto('sandbox_payment')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'number']).doNothing())
    .execute();
}

export async function findSandboxPayment(
  db: Db,
  tenantId: string,
  number: string,
): Promise<SandboxPaymentTable | undefined> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The payment behind the token of a code. */
export async function findSandboxPaymentByToken(
  db: Db,
  tenantId: string,
  token: string,
): Promise<SandboxPaymentTable | undefined> {
  return db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
}

/** Moves an open payment on; leaves any other as it is. */
export async function endSandboxPayment(
  db: Db,
  tenantId: string,
  number: string,
  end: Pick<SandboxPaymentTable, 'state' | 'paid_at'>,
): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set(end)
    .where('tenant_id', '=', tenantId)
    .where('number', '=', number)
    .where('state', '=', 'open')
    .execute();
}

/** Adds a refund, once for its number, and answers what goes back of its payment in all. */
export async function addSandboxRefund(db: Db, refund: SandboxRefundTable): Promise<number> {
  await db
    .insertInto('sandbox_refund')
    .values(refund)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'number']).doNothing())
    .execute();
  const { sum } = await db
    .selectFrom('sandbox_refund')
    .select((eb) => eb.fn.sum<string | number>('amount').as('sum'))
    .where('tenant_id', '=', refund.tenant_id)
    .where('payment_number', '=', refund.payment_number)
    .executeTakeFirstOrThrow();
  return Number(sum);
}
