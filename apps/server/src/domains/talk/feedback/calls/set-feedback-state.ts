import { refuse } from '@lectern/contracts/kernel/refusal';
import { FEEDBACK_NOT_FOUND } from '@lectern/contracts/talk/feedback/errors';
import { setFeedbackState } from '@lectern/contracts/talk/feedback/set-feedback-state';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findOneFeedback, moveFeedback } from '../store/feedback-store.ts';

export const setFeedbackStateCall = implement(setFeedbackState)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { id, state } = input;
  const at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const feedback = await findOneFeedback(tx, { tenantId: tenant.id }, id);
    if (!feedback) return refuse(FEEDBACK_NOT_FOUND);
    if (feedback.state === state) return { state };
    await moveFeedback(tx, tenant.id, { id, state, at });
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'feedback.state',
      subject: id,
      before: { state: feedback.state },
      after: { state },
      at,
    });
    return { state };
  });
});
