import { showScholarSearch } from '@lectern/contracts/discovery/scholar/show-scholar-search';
import { implement } from '../../../../platform/http/implement.ts';
import { providerName } from '../../providers/entry.ts';
import { searchedProviders } from '../asking/searched-providers.ts';

export const showScholarSearchCall = implement(showScholarSearch)(async ({ context, deps }) => {
  const providers = await searchedProviders(deps, context);
  return {
    isOn: providers.length > 0,
    sources: providers.map((one) => ({ code: one.code, name: providerName(one, context) })),
  };
});
