import type { Tx } from '../../../platform/db/database.ts';
import { addBehaviour } from '../behaviours/behaviour-store.ts';
import type { ChargeKind } from './accounts.ts';
import { book } from './book.ts';
import type { LedgerContext } from './ledger-context.ts';
import { spendCredit } from './spend-credit.ts';

export interface NewCharge {
  readonly kind: ChargeKind;
  readonly patronId: string;
  readonly loanId: string | null;
  /** Minor units; nothing is posted for 0. */
  readonly amount: number;
  readonly note: string;
  /** What it is for; absent for a behaviour of its own. */
  readonly behaviourId?: string;
}

/** Charges a reader, and returns the id of the charge. Credit of the reader covers it at once. The caller has locked the patron. */
export async function postCharge(
  tx: Tx,
  context: LedgerContext,
  charge: NewCharge,
): Promise<string | undefined> {
  const { amount, patronId, loanId, kind } = charge;
  if (amount === 0) return undefined;
  const note = kind === 'overdue' ? '' : charge.note;
  const { behaviourId = await addBehaviour(tx, context, { patronId, loanId, kind, note }) } = charge;
  const isAlone = charge.behaviourId === undefined;
  const posting = { ...charge, behaviourId, ...(isAlone && { id: behaviourId }) };
  const id = await book(tx, context, posting, { debt: amount, income: -amount });
  await spendCredit(tx, context, patronId);
  return id;
}
