import { refuse } from '@lectern/contracts/kernel/refusal';
import { USAGE_PROVIDER_NOT_FOUND } from '@lectern/contracts/resources/usage/errors';
import { testUsageProvider } from '@lectern/contracts/resources/usage/test-usage-provider';
import { implement } from '../../../../platform/http/implement.ts';
import { tryProvider } from '../fetch/try-provider.ts';
import { providerKey } from '../provider-key.ts';
import { findProvider } from '../store/provider-store.ts';

export const testUsageProviderCall = implement(testUsageProvider)(
  async ({ input: { id }, context: { tenant }, deps }) => {
    const provider = await findProvider(deps.db, tenant.id, id);
    if (!provider) return refuse(USAGE_PROVIDER_NOT_FOUND);
    return tryProvider(deps, provider, await providerKey(deps, provider));
  },
);
