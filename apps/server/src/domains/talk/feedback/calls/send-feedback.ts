import { sendFeedback } from '@lectern/contracts/talk/feedback/send-feedback';
import { withoutSecrets } from '@lectern/rules/without-secrets';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import { addMessage, putFeedback } from '../store/feedback-store.ts';

export const sendFeedbackCall = implement(sendFeedback)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const record = input.recordId ? await findBib(deps.db, tenant.id, input.recordId) : undefined;
  const at = deps.clock.now().toISOString();
  const feedback = {
    id: newId(),
    tenant_id: tenant.id,
    patron_id: patron.id,
    kind: record ? 'record' : 'problem',
    details: '[]',
    record_id: record?.id ?? '',
    title: record?.bib.title ?? '',
    page: withoutSecrets(input.page),
    browser: input.browser,
    state: 'unreplied',
    sent_at: at,
    updated_at: at,
  } as const;
  await inTransaction(deps.db, async (tx) => {
    await putFeedback(tx, feedback);
    await addMessage(tx, feedback, { staffId: '', text: input.text, at, state: 'unreplied' });
  });
  return { id: feedback.id };
});
