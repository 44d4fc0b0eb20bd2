import {
  ALLIANCE_STEP_PASSED,
  ALLIANCE_TRANSACTION_UNKNOWN,
} from '@lectern/contracts/counter/alliance/errors';
import { moveAllianceTransaction } from '@lectern/contracts/counter/alliance/move-alliance-transaction';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { canMove } from '@lectern/rules/alliance/ways';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { placedDesk } from '../../desk/desk-place.ts';
import { actOnCopy, takeCopyBack } from '../transactions/act-on-copy.ts';
import { moveTransaction } from '../transactions/move.ts';
import { presentForStaff, transactionWords } from '../transactions/present-transaction.ts';
import { readerOfTransaction } from '../transactions/reader-of-transaction.ts';
import { findTransaction } from '../transactions/transaction-store.ts';

export const moveAllianceTransactionCall = implement(moveAllianceTransaction)(
  async ({ input, context, deps }) => {
    const { tenant, staff, language } = context;
    const { transactionId, verb, barcode = '', reason } = input;
    const place = placedDesk(deps, context);
    if (isRefusal(place)) return place;
    const seen = await findTransaction(deps.db, tenant.id, transactionId);
    if (!seen) return refuse(ALLIANCE_TRANSACTION_UNKNOWN);
    if (!canMove(seen, verb)) return refuse(ALLIANCE_STEP_PASSED);
    const at = { ...place, staffId: staff.id, language };
    const copy = await actOnCopy(deps, tenant, seen, { verb, barcode }, at);
    if (isRefusal(copy)) return copy;
    const moved = await moveTransaction(deps, tenant, seen, {
      verb,
      mover: 'staff',
      facts: { ...copy, ...(verb === 'refuse' && { reason }) },
      also: (tx) =>
        addAuditEntry(tx, tenant.id, {
          staffId: staff.id,
          action: 'alliance.move',
          subject: seen.number,
          details: { verb, otherLib: seen.peer_code },
          at: deps.clock.now().toISOString(),
        }),
    });
    if (isRefusal(moved)) {
      await takeCopyBack(copy, at);
      return moved;
    }
    const reader = await readerOfTransaction(deps, tenant, moved);
    return presentForStaff(moved, await transactionWords(deps, context), reader);
  },
);
