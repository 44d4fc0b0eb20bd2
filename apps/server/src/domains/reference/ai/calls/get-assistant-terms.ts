import { getAssistantTerms } from '@lectern/contracts/reference/ai/get-assistant-terms';
import { implement } from '../../../../platform/http/implement.ts';
import { readSettings } from '../../../../platform/tenants/tenant-store.ts';
import { termsOf } from '../settings/assistant-terms.ts';

export const getAssistantTermsCall = implement(getAssistantTerms)(async ({ context: { tenant }, deps }) =>
  termsOf(await readSettings(deps.db, tenant.id)),
);
