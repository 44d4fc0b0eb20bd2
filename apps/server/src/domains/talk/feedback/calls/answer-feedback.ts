import { refuse } from '@lectern/contracts/kernel/refusal';
import { answerFeedback } from '@lectern/contracts/talk/feedback/answer-feedback';
import { FEEDBACK_NOT_FOUND } from '@lectern/contracts/talk/feedback/errors';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { feedbackAnswered } from '../feedback-answered.ts';
import { addMessage, findOneFeedback } from '../store/feedback-store.ts';

export const answerFeedbackCall = implement(answerFeedback)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    const feedback = await findOneFeedback(tx, { tenantId: tenant.id }, input.id);
    if (!feedback) return refuse(FEEDBACK_NOT_FOUND);
    const messageId = await addMessage(tx, feedback, {
      staffId: staff.id,
      text: input.text,
      at,
      state: 'replied',
    });
    await deps.events.send(tx, feedbackAnswered, { tenantId: tenant.id, subjectIds: [messageId], now: at });
    await noteChange(tx, tenant.id, {
      staffId: staff.id,
      action: 'feedback.answer',
      subject: feedback.id,
      before: { state: feedback.state },
      after: { state: 'replied' },
      at,
    });
    return { messageId };
  });
});
