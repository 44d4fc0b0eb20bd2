import { saveSearch } from '@lectern/contracts/search/save-search';
import { implement } from '../../http/implement.ts';
import { putSavedSearch } from './saved-search-store.ts';
import { codeOf, writeKept } from './saved-state.ts';
import { refuseEmpty } from './search-request.ts';

export const saveSearchCall = implement(saveSearch)(async ({ input, context: { tenant }, deps }) => {
  refuseEmpty(input);
  const state = writeKept(input);
  const code = codeOf(state);
  const now = deps.clock.now().toISOString();
  await putSavedSearch(deps.db, tenant.id, { kind: 'link', code, state, now }, 'keep');
  return { searchCode: code };
});
