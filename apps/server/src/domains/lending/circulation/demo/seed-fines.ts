import { randomBytes } from 'node:crypto';
import type { FineSeed } from '@lectern/demo/circulation-types';
import type { Tx } from '../../../../platform/db/database.ts';
import { listCharges } from '../ledger/charge-store.ts';
import type { LedgerContext } from '../ledger/ledger-context.ts';
import { postCharge } from '../ledger/post-charge.ts';
import { postPayment } from '../ledger/post-credit.ts';
import { POSTING_LISTENERS } from '../posting-listeners.ts';

/** Posts the fines of the demo library, and their payments, in order of time. A payment for a loan pays the fines of this loan. */
export async function postFines(
  tx: Tx,
  { tenantId }: Pick<LedgerContext, 'tenantId'>,
  fines: readonly FineSeed[],
  of: {
    readonly patronOf: (fine: FineSeed) => string;
    readonly loanOf: (fine: FineSeed) => string | null;
  },
): Promise<void> {
  for (const fine of fines) {
    const { kind, amount, currency, note, method = '', postedAt } = fine;
    const context = { tenantId, policy: { currency }, now: postedAt, listeners: POSTING_LISTENERS };
    const patronId = of.patronOf(fine);
    const loanId = of.loanOf(fine);
    if (kind !== 'payment') {
      const days = kind === 'overdue' ? note : '';
      await postCharge(tx, context, { kind, patronId, loanId, amount, note: days });
      continue;
    }
    const charges = await listCharges(tx, tenantId, patronId);
    const chargeIds = charges.filter((charge) => charge.loanId === loanId).map(({ id }) => id);
    // Online payments have the number of an order; those of the demo are in the books first.
    const reference = method === 'online' && { reference: numberOfOrder(postedAt) };
    await postPayment(tx, context, { patronId, amount: -amount, method, note, chargeIds, ...reference });
  }
}

function numberOfOrder(at: string): string {
  return `${at.slice(0, 10).replaceAll('-', '')}${randomBytes(8).toString('hex')}`;
}
