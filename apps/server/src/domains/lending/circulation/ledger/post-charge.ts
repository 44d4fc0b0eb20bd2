import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { ChargeKind } from './accounts.ts';
import { book } from './book.ts';
import type { LedgerContext } from './ledger-context.ts';
import { spendCredit } from './spend-credit.ts';
import { tellCharged } from './tell-listeners.ts';

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
  const { amount, patronId, loanId, kind, note } = charge;
  if (amount === 0) return undefined;
  const id = newId();
  const { behaviourId = id } = charge;
  if (behaviourId === id) await tellCharged(tx, context, { id, kind, patronId, loanId, note });
  await book(tx, context, { ...charge, id, behaviourId }, { debt: amount, income: -amount });
  await spendCredit(tx, context, patronId);
  return id;
}
