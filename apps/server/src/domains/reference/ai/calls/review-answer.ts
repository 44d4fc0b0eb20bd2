import { refuse } from '@lectern/contracts/kernel/refusal';
import { ANSWER_NOT_FOUND } from '@lectern/contracts/reference/ai/errors';
import { reviewAnswer } from '@lectern/contracts/reference/ai/review-answer';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { markTurn } from '../review/review-store.ts';
import { keptSince } from '../talk/kept-since.ts';

export const reviewAnswerCall = implement(reviewAnswer)(
  async ({ input: { answerId, isReviewed }, context: { tenant, staff }, deps }) => {
    const now = deps.clock.now();
    const at = now.toISOString();
    const shown = { tenantId: tenant.id, since: keptSince(tenant, now) };
    return inTransaction(deps.db, async (tx) => {
      if (!(await markTurn(tx, shown, answerId, isReviewed ? at : null))) return refuse(ANSWER_NOT_FOUND);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'assistant.reviewAnswer',
        subject: 'assistant',
        before: { isReviewed: !isReviewed },
        after: { isReviewed },
        at,
      });
      return { answerId, isReviewed };
    });
  },
);
