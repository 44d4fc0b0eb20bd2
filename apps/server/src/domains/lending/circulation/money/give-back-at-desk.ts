import { DESK_PAY_METHODS } from '@lectern/contracts/counter/desk/pay-behaviours';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  PAYMENT_NOT_FOUND,
  REFUND_TOO_LARGE,
  SECOND_PERSON_NEEDED,
} from '@lectern/contracts/lending/payments/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { bookCash, drawerFor } from '../cash/book-cash.ts';
import { refundedOf } from '../ledger/charge-store.ts';
import { postRefund } from '../ledger/post-refund.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { auditAct } from '../store/note-act.ts';
import { lockPatron } from '../store/patron-store.ts';
import type { GivenBack } from './given-back.ts';

/** A payment that the desk took. Sums are minor units. */
export interface DeskPayment {
  readonly id: string;
  readonly method: 'cash' | 'card';
  readonly paidAt: string;
  readonly amount: number;
  /** What did not go back yet. */
  readonly refundable: number;
}

/** Payments of a reader that a desk took, last first: in cash or by card, and known nowhere outside. */
export async function listDeskPayments(
  db: Db,
  { tenantId }: Pick<PostingContext, 'tenantId'>,
  patronId: string,
  limit: number,
): Promise<readonly DeskPayment[]> {
  const rows = await deskPayments(db, tenantId, patronId)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const wentBack = await refundedOf(db, tenantId, patronId);
  return rows.map(({ id, method, posted_at: paidAt, amount }) => ({
    id,
    method: method === 'card' ? 'card' : 'cash',
    paidAt,
    amount,
    refundable: amount - (wentBack.get(id) ?? 0),
  }));
}

/**
 * Gives such a payment back, whole or in part: cash from the drawer of who gives it. What it had paid is open again, as far as it went
 * back. The limit is for all that goes back of the payment.
 */
export function giveBackAtDesk(
  db: Db,
  context: PostingContext,
  given: GivenBack & { readonly patronId: string; readonly paymentId: string; readonly note: string },
): Promise<
  | { readonly refunded: number }
  | Refusal<'PAYMENT_NOT_FOUND' | 'REFUND_TOO_LARGE' | 'SECOND_PERSON_NEEDED' | 'CASH_DRAWER_CLOSED'>
> {
  const { patronId, paymentId, amount, note, staffId, approvedBy } = given;
  const { limit = Number.POSITIVE_INFINITY } = given;
  const { tenantId, policy } = context;
  return inTransaction(db, async (tx) => {
    await lockPatron(tx, tenantId, patronId);
    const payment = await deskPayments(tx, tenantId, patronId).where('id', '=', paymentId).executeTakeFirst();
    if (!payment) return refuse(PAYMENT_NOT_FOUND);
    const wentBack = (await refundedOf(tx, tenantId, patronId)).get(paymentId) ?? 0;
    const left = payment.amount - wentBack;
    if (amount > left) return refuse(REFUND_TOO_LARGE, { left: { amount: left, currency: policy.currency } });
    if (wentBack + amount > limit && approvedBy === undefined) return refuse(SECOND_PERSON_NEEDED);
    const { method } = payment;
    const drawer = await drawerFor(tx, context, { method, staffId });
    if (isRefusal(drawer)) return drawer;
    const subject = await postRefund(tx, context, { patronId, payment, amount, note });
    if (subject === undefined) throw new Error('a payment has less than what is left of it');
    await bookCash(tx, context, drawer, { posting_id: subject, amount: -amount, kind: 'given' });
    const details = { amount, method, note, payment: paymentId, ...(approvedBy && { approvedBy }) };
    await auditAct(tx, context, staffId, { action: 'behaviour.giveBack', subject, details });
    return { refunded: amount };
  });
}

function deskPayments(db: Db, tenantId: string, patronId: string) {
  return db
    .selectFrom('ledger_posting')
    .select(['id', 'method', 'posted_at', 'amount'])
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('kind', '=', 'payment')
    .where('method', 'in', [...DESK_PAY_METHODS])
    .where('reference', 'is', null);
}
