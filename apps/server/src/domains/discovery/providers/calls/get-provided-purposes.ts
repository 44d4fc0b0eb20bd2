import { getProvidedPurposes } from '@lectern/contracts/discovery/providers/get-provided-purposes';
import { implement } from '../../../../platform/http/implement.ts';
import { mappingsOf, providerName } from '../entry.ts';
import { listProviderRows } from '../store/provider-store.ts';

export const getProvidedPurposesCall = implement(getProvidedPurposes)(async ({ context, deps }) => {
  const rows = await listProviderRows(deps.db, context.tenant.id, { onlyOn: true });
  return {
    providers: rows.map((provider) => ({
      code: provider.code,
      name: providerName(provider, context),
      purposes: mappingsOf(provider).map(({ purpose }) => purpose),
      isAsked: provider.kind !== 'link',
    })),
  };
});
