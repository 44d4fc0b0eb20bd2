import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ASSISTANT_TERMS_CHANGED } from '@lectern/contracts/reference/ai/errors';
import { putAssistantTerms } from '@lectern/contracts/reference/ai/put-assistant-terms';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { changeSettings, readSettings } from '../../../../platform/tenants/tenant-store.ts';
import { termsOf, withTerms } from '../settings/assistant-terms.ts';

export const putAssistantTermsCall = implement(putAssistantTerms)(
  async ({ input: { version, ...terms }, context: { tenant, staff }, deps }) => {
    const after = await inTransaction(deps.db, async (tx) => {
      const { version: found, ...before } = termsOf(await readSettings(tx, tenant.id));
      if (version !== undefined && version !== found) return refuse(ASSISTANT_TERMS_CHANGED);
      await changeSettings(tx, tenant.id, (settings) => withTerms(settings, terms));
      const changed = termsOf(await readSettings(tx, tenant.id));
      const { version: _version, ...now } = changed;
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'assistant.putTerms',
        subject: 'assistant',
        before,
        after: now,
        at: deps.clock.now().toISOString(),
      });
      return changed;
    });
    if (!isRefusal(after)) await deps.tenants.refresh();
    return after;
  },
);
