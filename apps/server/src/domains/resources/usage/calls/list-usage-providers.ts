import { listUsageProviders } from '@lectern/contracts/resources/usage/list-usage-providers';
import { implement } from '../../../../platform/http/implement.ts';
import { presentProviders } from '../present-providers.ts';
import { listProviders } from '../store/provider-store.ts';

export const listUsageProvidersCall = implement(listUsageProviders)(
  async ({ context: { tenant }, deps }) => ({
    providers: await presentProviders(deps, tenant.id, await listProviders(deps.db, tenant.id)),
  }),
);
