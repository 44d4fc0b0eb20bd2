import { getNamedSearch } from '@lectern/contracts/search/get-named-search';
import { implement } from '../../../platform/http/implement.ts';
import { findSavedSearch } from '../saved/saved-search-store.ts';
import { readState } from '../saved/saved-state.ts';

export const getNamedSearchCall = implement(getNamedSearch)(
  async ({ input, context: { tenant }, deps, fail }) => {
    const state = await findSavedSearch(deps.db, tenant.id, 'resource', input.resCode);
    if (state === undefined) throw fail('SAVED_SEARCH_NOT_FOUND');
    return { state: readState(state) };
  },
);
