import { saveSearch } from '@lectern/contracts/discovery/search/save-search';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { writeLinkCode } from '../saved/link-code.ts';
import { putSavedSearch } from '../saved/saved-search-store.ts';
import { codeOf, writeSavedState } from '../saved/saved-state.ts';

export const saveSearchCall = implement(saveSearch)(async ({ input, context: { tenant }, deps }) => {
  const state = writeSavedState(input);
  if (isRefusal(state)) return state;
  const code = codeOf(state);
  const now = deps.clock.now().toISOString();
  await putSavedSearch(deps.db, tenant.id, { kind: 'link', code, state, now }, 'keep');
  return { searchCode: writeLinkCode({ code, page: input.page }) };
});
