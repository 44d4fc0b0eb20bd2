import type { Tx } from '../../../../platform/db/database.ts';
import { type Allocation, book } from './book.ts';
import { listCharges, listPaidParts } from './charge-store.ts';
import type { LedgerContext } from './ledger-context.ts';
import { spendCredit } from './spend-credit.ts';
import { tellCovered } from './tell-listeners.ts';

/**
 * Takes a charge back: what is open of it ends, and what was paid of it becomes credit, which covers other charges first. What was waived
 * stays waived. Returns the sum that was taken back, minor units. The caller has locked the patron.
 */
export async function reverseCharge(
  tx: Tx,
  context: LedgerContext,
  {
    patronId,
    chargeId,
    note,
  }: { readonly patronId: string; readonly chargeId: string; readonly note: string },
): Promise<number> {
  const { tenantId } = context;
  const [charge] = await listCharges(tx, tenantId, patronId, [chargeId]);
  if (!charge) return 0;
  const open = charge.amount - charge.covered;
  const released: Allocation[] = (await listPaidParts(tx, tenantId, chargeId)).map(
    ({ sourceId, amount }) => ({
      chargeId,
      sourceId,
      amount: -amount,
    }),
  );
  const paid = released.reduce((sum, { amount }) => sum - amount, 0);
  const amount = open + paid;
  if (amount === 0) return 0;
  const posting = {
    kind: 'reversal' as const,
    patronId,
    loanId: charge.loanId,
    amount,
    reverses: chargeId,
    note,
  };
  const lines = { income: amount, debt: 0 - open, credit: 0 - paid };
  await book(tx, context, posting, lines, [{ chargeId, amount }, ...released]);
  await tellCovered(tx, context, [chargeId]);
  await spendCredit(tx, context, patronId);
  return amount;
}
