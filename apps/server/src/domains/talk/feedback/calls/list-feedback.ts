import { listFeedback } from '@lectern/contracts/talk/feedback/list-feedback';
import { implement } from '../../../../platform/http/implement.ts';
import { presentFeedback } from '../present-feedback.ts';
import { countFeedback, findFeedback } from '../store/feedback-store.ts';

export const listFeedbackCall = implement(listFeedback)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const scope = { tenantId: tenant.id, patronId: patron.id, kind: input.kind };
  const { total, feedback } = await findFeedback(deps.db, scope, input);
  const shown = await presentFeedback(deps, tenant, feedback);
  return { total, counts: await countFeedback(deps.db, scope), feedback: shown.feedback };
});
