import { SAVED_SEARCH_NOT_FOUND } from '@lectern/contracts/discovery/search/errors';
import { getNamedSearch } from '@lectern/contracts/discovery/search/get-named-search';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { findSavedSearch } from '../saved/saved-search-store.ts';
import { readSavedState } from '../saved/saved-state.ts';

export const getNamedSearchCall = implement(getNamedSearch)(async ({ input, context: { tenant }, deps }) => {
  const state = await findSavedSearch(deps.db, tenant.id, 'resource', input.resCode);
  if (state === undefined) return refuse(SAVED_SEARCH_NOT_FOUND);
  return { state: readSavedState(state) };
});
