import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { AMOUNT_CHANGED, BEHAVIOUR_NOT_FOUND } from '@lectern/contracts/lending/fines/errors';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { ByStaffOrReader } from '../../../../ports/ils/ils-desk-people.ts';
import type { NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import { type BehaviourCharge, chargesOf, listBehavioursById } from '../behaviours/behaviour-store.ts';
import { bookCash, drawerFor } from '../cash/book-cash.ts';
import { postCharge } from '../ledger/post-charge.ts';
import { postPayment } from '../ledger/post-credit.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { freeReader } from '../requests/reader-freed.ts';
import { auditAct, auditSelfCheck } from '../store/note-act.ts';
import { findPatron, lockPatron } from '../store/patron-store.ts';
import { sendTaken } from './money-taken.ts';

/** Charges a reader for a service, such as a new card. The amount is in minor units. */
export function chargeReader(
  db: Db,
  context: PostingContext,
  {
    patronId,
    amount,
    note,
    staffId,
  }: {
    readonly patronId: string;
    readonly amount: number;
    readonly note: string;
    readonly staffId: string;
  },
): Promise<{ readonly behaviourId: string } | NoPatron> {
  return inTransaction(db, async (tx) => {
    if (!(await findPatron(tx, context.tenantId, patronId))) return refuse(PATRON_NOT_FOUND);
    await lockPatron(tx, context.tenantId, patronId);
    const charge = { kind: 'service', patronId, loanId: null, amount, note } as const;
    const behaviourId = (await postCharge(tx, context, charge)) ?? '';
    const details = { amount, note };
    await auditAct(tx, context, staffId, { action: 'behaviour.charge', subject: behaviourId, details });
    return { behaviourId };
  });
}

/** Money that the desk, or a machine, took of a reader for chosen behaviours. */
type DeskMoney = ByStaffOrReader & {
  readonly patronId: string;
  readonly behaviourIds: readonly string[];
  /** What the desk was shown as open of them, minor units. */
  readonly amount: number;
  readonly method: 'cash' | 'card';
};

/** Books what a reader paid at the desk for chosen behaviours, the sum that is open of them. */
export function payBehaviours(
  db: Db,
  context: PostingContext,
  { patronId, behaviourIds, amount, method, staffId, selfCheck }: DeskMoney,
): Promise<
  | { readonly paid: number }
  | NoPatron
  | Refusal<'BEHAVIOUR_NOT_FOUND' | 'AMOUNT_CHANGED' | 'CASH_DRAWER_CLOSED'>
> {
  return inTransaction(db, async (tx) => {
    if (!(await findPatron(tx, context.tenantId, patronId))) return refuse(PATRON_NOT_FOUND);
    await lockPatron(tx, context.tenantId, patronId);
    const charges = await chargesOfReader(tx, context, patronId, behaviourIds);
    if (!charges) return refuse(BEHAVIOUR_NOT_FOUND);
    const open = charges.reduce((sum, charge) => sum + charge.amount - charge.covered, 0);
    if (open !== amount || open === 0) {
      return refuse(AMOUNT_CHANGED, { open: { amount: open, currency: context.policy.currency } });
    }
    const drawer = await drawerFor(tx, context, { method, staffId });
    if (isRefusal(drawer)) return drawer;
    const chargeIds = charges.map(({ id }) => id);
    const subject = await postPayment(tx, context, { patronId, amount, method, chargeIds });
    await bookCash(tx, context, drawer, { posting_id: subject, amount, kind: 'taken' });
    await sendTaken(tx, context, subject);
    await freeReader(tx, context, patronId);
    const details = { amount, method, behaviours: behaviourIds.length };
    if (selfCheck) await auditSelfCheck(tx, context, selfCheck, { act: 'pay', subject, details });
    else await auditAct(tx, context, staffId, { action: 'behaviour.pay', subject, details });
    return { paid: amount };
  });
}

/** The charges of behaviours; undefined if one is not of this reader. */
export async function chargesOfReader(
  db: Db,
  { tenantId }: PostingContext,
  patronId: string,
  behaviourIds: readonly string[],
): Promise<readonly BehaviourCharge[] | undefined> {
  const ids = [...new Set(behaviourIds)];
  const behaviours = await listBehavioursById(db, tenantId, ids);
  const own = behaviours.filter((behaviour) => behaviour.patron_id === patronId);
  return own.length === ids.length ? chargesOf(db, tenantId, ids) : undefined;
}
