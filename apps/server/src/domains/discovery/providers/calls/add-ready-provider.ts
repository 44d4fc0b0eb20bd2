import { addReadyProvider } from '@lectern/contracts/discovery/providers/add-ready-provider';
import { PROVIDER_NOT_FOUND } from '@lectern/contracts/discovery/providers/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { keepProvider } from '../keep-provider.ts';
import { presentProvider } from '../present-providers.ts';
import { READY_PROVIDERS } from '../ready-providers.ts';

export const addReadyProviderCall = implement(addReadyProvider)(
  async ({ input: { code }, context: { tenant, staff }, deps }) => {
    const entry = READY_PROVIDERS.find((one) => one.code === code);
    if (!entry) return refuse(PROVIDER_NOT_FOUND);
    const after = await keepProvider(deps, { tenantId: tenant.id, staffId: staff.id }, entry);
    return isRefusal(after) ? after : presentProvider(deps, after);
  },
);
