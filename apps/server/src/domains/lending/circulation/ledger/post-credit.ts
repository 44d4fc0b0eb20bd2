import type { Tx } from '../../../../platform/db/database.ts';
import { sourceAccount } from './accounts.ts';
import { allocate, type CoveredPart } from './allocate.ts';
import { book } from './book.ts';
import { listCharges } from './charge-store.ts';
import type { LedgerContext } from './ledger-context.ts';
import { tellCovered } from './tell-listeners.ts';

export interface NewPayment {
  readonly patronId: string;
  /** Minor units, more than 0. */
  readonly amount: number;
  /** cash, card, online, points. */
  readonly method: string;
  /** The charges that it pays, oldest first; absent for all. */
  readonly chargeIds?: readonly string[];
  readonly note?: string;
  /** What it is known by outside; it is booked once. */
  readonly reference?: string;
}

/** Books money of a reader. What is more than the charges becomes credit. The caller has locked the patron. */
export async function postPayment(
  tx: Tx,
  context: LedgerContext,
  { chargeIds, ...payment }: NewPayment,
): Promise<string> {
  const { patronId, amount, method } = payment;
  const charges = await listCharges(tx, context.tenantId, patronId, chargeIds);
  const { parts, left } = allocate(amount, charges);
  const lines = { [sourceAccount(method)]: amount, debt: left - amount, credit: 0 - left };
  const id = await book(tx, context, { kind: 'payment', ...payment }, lines, parts);
  await tellCovered(tx, context, chargesIn(parts));
  return id;
}

/** Waives what is open of charges, at most a sum, and returns the sum that was waived. The caller has locked the patron. */
export async function postWaiver(
  tx: Tx,
  context: LedgerContext,
  {
    patronId,
    chargeIds,
    most = Number.POSITIVE_INFINITY,
    note,
  }: {
    readonly patronId: string;
    readonly chargeIds: readonly string[];
    /** Minor units; absent for all that is open. */
    readonly most?: number;
    readonly note: string;
  },
): Promise<number> {
  const charges = await listCharges(tx, context.tenantId, patronId, chargeIds);
  const { parts } = allocate(most, charges);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0);
  if (amount === 0) return 0;
  const [loanId, ...others] = new Set(charges.map((charge) => charge.loanId));
  const ofLoan = others.length === 0 ? loanId : undefined;
  const posting = { kind: 'waiver' as const, patronId, loanId: ofLoan ?? null, amount, note };
  await book(tx, context, posting, { waived: amount, debt: -amount }, parts);
  await tellCovered(tx, context, chargesIn(parts));
  return amount;
}

function chargesIn(parts: readonly CoveredPart[]): string[] {
  return parts.map(({ chargeId }) => chargeId);
}
