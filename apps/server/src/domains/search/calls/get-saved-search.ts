import { getSavedSearch } from '@lectern/contracts/search/get-saved-search';
import { implement } from '../../../platform/http/implement.ts';
import { findSavedSearch } from '../saved/saved-search-store.ts';
import { readState } from '../saved/saved-state.ts';

export const getSavedSearchCall = implement(getSavedSearch)(
  async ({ input, context: { tenant }, deps, fail }) => {
    const state = await findSavedSearch(deps.db, tenant.id, 'link', input.searchCode);
    if (state === undefined) throw fail('SAVED_SEARCH_NOT_FOUND');
    return { state: readState(state) };
  },
);
