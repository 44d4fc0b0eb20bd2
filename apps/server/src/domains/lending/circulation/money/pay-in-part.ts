import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { AMOUNT_CHANGED, BEHAVIOUR_NOT_FOUND } from '@lectern/contracts/lending/fines/errors';
import { PATRON_NOT_FOUND } from '@lectern/contracts/library-system/errors';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { NoPatron } from '../../../../ports/ils/ils-refusals.ts';
import { listCharges } from '../ledger/charge-store.ts';
import { postPayment } from '../ledger/post-credit.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { freeReader } from '../requests/reader-freed.ts';
import { findPatron, lockPatron } from '../store/patron-store.ts';
import { chargesOfReader } from './charge-and-pay.ts';

type NoBehaviour = Refusal<'BEHAVIOUR_NOT_FOUND'>;

export interface PartPayment {
  readonly patronId: string;
  /** Absent for all that is open. */
  readonly behaviourIds: readonly string[] | undefined;
  /** What the reader saw as open, minor units. */
  readonly amount: number;
  readonly method: 'points' | 'prepayment';
}

/** What is open of chosen behaviours of a reader, or of all, minor units. */
export async function openOfBehaviours(
  db: Db,
  context: PostingContext,
  patronId: string,
  behaviourIds: readonly string[] | undefined,
): Promise<number | NoPatron | NoBehaviour> {
  const charges = await chosenCharges(db, context, patronId, behaviourIds);
  return isRefusal(charges) ? charges : charges.open;
}

/**
 * Books what a reader pays of chosen behaviours or of all, oldest first, in the transaction in which `also` takes it, for example from the
 * points.
 */
export function payInPart<Other extends Refusal>(
  db: Db,
  context: PostingContext,
  { patronId, behaviourIds, amount, method }: PartPayment,
  also: (tx: Tx, open: number) => Promise<number | Other>,
): Promise<{ readonly paid: number } | Other | NoPatron | NoBehaviour | Refusal<'AMOUNT_CHANGED'>> {
  return inTransaction(db, async (tx) => {
    await lockPatron(tx, context.tenantId, patronId);
    const charges = await chosenCharges(tx, context, patronId, behaviourIds);
    if (isRefusal(charges)) return charges;
    const { open, chargeIds } = charges;
    if (open !== amount || open === 0) {
      return refuse(AMOUNT_CHANGED, { open: { amount: open, currency: context.policy.currency } });
    }
    const paid = await also(tx, open);
    if (isRefusal(paid)) return paid;
    await postPayment(tx, context, { patronId, amount: Math.min(paid, open), method, chargeIds });
    await freeReader(tx, context, patronId);
    return { paid: Math.min(paid, open) };
  });
}

async function chosenCharges(
  db: Db,
  context: PostingContext,
  patronId: string,
  behaviourIds: readonly string[] | undefined,
) {
  if (!(await findPatron(db, context.tenantId, patronId))) return refuse(PATRON_NOT_FOUND);
  const charges = behaviourIds
    ? await chargesOfReader(db, context, patronId, behaviourIds)
    : await listCharges(db, context.tenantId, patronId);
  if (!charges) return refuse(BEHAVIOUR_NOT_FOUND);
  const open = charges.reduce((sum, { amount, covered }) => sum + amount - covered, 0);
  return { open, chargeIds: charges.map(({ id }) => id) };
}
