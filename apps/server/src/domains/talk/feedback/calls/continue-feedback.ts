import { refuse } from '@lectern/contracts/kernel/refusal';
import { continueFeedback } from '@lectern/contracts/talk/feedback/continue-feedback';
import { FEEDBACK_NOT_FOUND } from '@lectern/contracts/talk/feedback/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { addMessage, findOneFeedback } from '../store/feedback-store.ts';

export const continueFeedbackCall = implement(continueFeedback)(async ({ input, context, deps }) => {
  const scope = { tenantId: context.tenant.id, patronId: context.patron.id };
  const feedback = await findOneFeedback(deps.db, scope, input.id);
  if (!feedback) return refuse(FEEDBACK_NOT_FOUND);
  const at = deps.clock.now().toISOString();
  const message = { staffId: '', text: input.text, at, state: 'unreplied' } as const;
  return { messageId: await inTransaction(deps.db, (tx) => addMessage(tx, feedback, message)) };
});
