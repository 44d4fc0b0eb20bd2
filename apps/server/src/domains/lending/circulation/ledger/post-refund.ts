import type { Tx } from '../../../../platform/db/database.ts';
import { sourceAccount } from './accounts.ts';
import { allocate } from './allocate.ts';
import { book } from './book.ts';
import { listCoveredBy, refundedOf } from './charge-store.ts';
import type { LedgerContext } from './ledger-context.ts';
import { tellUncovered } from './tell-listeners.ts';

export interface NewLedgerRefund {
  readonly patronId: string;
  readonly payment: { readonly id: string; readonly amount: number; readonly method: string };
  /** Minor units, more than 0. */
  readonly amount: number;
  readonly note: string;
  /** What it is known by outside; absent of what the desk gives back. */
  readonly reference?: string;
}

/**
 * Books money of a payment that goes back to the reader: first what it covers no charge with, then what it covers, the last charge first.
 * These charges are open again. Answers the id of the posting; undefined, and nothing is booked, if less than that is left of the payment.
 * The caller has locked the patron.
 */
export async function postRefund(
  tx: Tx,
  context: LedgerContext,
  { patronId, payment, amount, note, reference }: NewLedgerRefund,
): Promise<string | undefined> {
  const { tenantId } = context;
  const covered = await listCoveredBy(tx, tenantId, payment.id);
  const used = covered.reduce((sum, part) => sum + part.amount, 0);
  const wentBack = (await refundedOf(tx, tenantId, patronId)).get(payment.id) ?? 0;
  if (amount > payment.amount - wentBack) return undefined;
  const ofCredit = Math.min(amount, payment.amount - wentBack - used);
  const { parts } = allocate(
    amount - ofCredit,
    covered.map(({ chargeId: id, amount: part }) => ({ id, amount: part, covered: 0 })),
  );
  const lines = { [sourceAccount(payment.method)]: -amount, credit: ofCredit, debt: amount - ofCredit };
  const posting = { kind: 'refund' as const, patronId, amount, method: payment.method, note };
  const id = await book(
    tx,
    context,
    { ...posting, refunds: payment.id, ...(reference !== undefined && { reference }) },
    lines,
    parts.map(({ chargeId, amount: part }) => ({ chargeId, sourceId: payment.id, amount: -part })),
  );
  await tellUncovered(
    tx,
    context,
    parts.map(({ chargeId }) => chargeId),
  );
  return id;
}
