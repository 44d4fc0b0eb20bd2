import { cancelAllianceTransaction } from '@lectern/contracts/counter/alliance/cancel-alliance-transaction';
import { ALLIANCE_TRANSACTION_UNKNOWN } from '@lectern/contracts/counter/alliance/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { moveTransaction } from '../transactions/move.ts';
import { presentUnionLoan, transactionWords } from '../transactions/present-transaction.ts';
import { findTransaction } from '../transactions/transaction-store.ts';

export const cancelAllianceTransactionCall = implement(cancelAllianceTransaction)(
  async ({ input, context, deps }) => {
    const { tenant, patron } = context;
    const own = await findTransaction(deps.db, tenant.id, input.transactionId);
    if (own?.patron_id !== patron.id) return refuse(ALLIANCE_TRANSACTION_UNKNOWN);
    const moved = await moveTransaction(deps, tenant, own, { verb: 'cancel', mover: 'reader' });
    if (isRefusal(moved)) return moved;
    return presentUnionLoan(moved, await transactionWords(deps, context));
  },
);
