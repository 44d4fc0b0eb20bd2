import { putProvider } from '@lectern/contracts/discovery/providers/put-provider';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { keepProvider } from '../keep-provider.ts';
import { presentProvider } from '../present-providers.ts';
import { unsoundEntry } from '../put-provider.ts';

export const putProviderCall = implement(putProvider)(async ({ input, context: { tenant, staff }, deps }) => {
  const unsound = await unsoundEntry(deps, input);
  if (unsound) return unsound;
  const after = await keepProvider(deps, { tenantId: tenant.id, staffId: staff.id }, input);
  return isRefusal(after) ? after : presentProvider(deps, after);
});
