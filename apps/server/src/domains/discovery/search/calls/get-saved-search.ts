import { SAVED_SEARCH_NOT_FOUND } from '@lectern/contracts/discovery/search/errors';
import { getSavedSearch } from '@lectern/contracts/discovery/search/get-saved-search';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { readLinkCode } from '../saved/link-code.ts';
import { findSavedSearch, noteLinkUse } from '../saved/saved-search-store.ts';
import { readSavedState } from '../saved/saved-state.ts';

export const getSavedSearchCall = implement(getSavedSearch)(async ({ input, context: { tenant }, deps }) => {
  const { code, page } = readLinkCode(input.searchCode);
  const state = await findSavedSearch(deps.db, tenant.id, 'link', code);
  if (state === undefined) return refuse(SAVED_SEARCH_NOT_FOUND);
  await noteLinkUse(deps.db, tenant.id, code, deps.clock.now());
  return { state: { ...readSavedState(state), page } };
});
