import { refuse } from '@lectern/contracts/kernel/refusal';
import { FUND_TOO_SMALL } from '@lectern/contracts/lending/fines/errors';
import type { Db } from '../../../../platform/db/database.ts';
import type { IlsFunds } from '../../../../ports/ils/ils-funds.ts';
import { fundOf } from '../ledger/charge-store.ts';
import type { PostingContext } from '../ledger/posting-context.ts';
import { payInPart } from './pay-in-part.ts';

/** Pays behaviours of a reader from the prepayment, as far as it goes. */
export function payFromPrepayment(
  db: Db,
  context: PostingContext,
  given: Parameters<IlsFunds['payFines']>[0],
): ReturnType<IlsFunds['payFines']> {
  const { tenantId, policy } = context;
  return payInPart(db, context, { ...given, method: 'prepayment' }, async (tx, open) => {
    const holds = await fundOf(tx, tenantId, given.patronId, 'prepayment');
    if (holds === 0) return refuse(FUND_TOO_SMALL, { holds: { amount: 0, currency: policy.currency } });
    return Math.min(holds, open);
  });
}
