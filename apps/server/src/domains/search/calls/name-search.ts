import { nameSearch } from '@lectern/contracts/search/name-search';
import { implement } from '../../../platform/http/implement.ts';
import { putSavedSearch } from '../saved/saved-search-store.ts';
import { writeKept } from '../saved/saved-state.ts';
import { refuseEmpty } from '../state/search-request.ts';

export const nameSearchCall = implement(nameSearch)(async ({ input, context: { tenant }, deps }) => {
  const { resCode, ...search } = input;
  refuseEmpty(search);
  const now = deps.clock.now().toISOString();
  const named = { kind: 'resource', code: resCode, state: writeKept(search), now } as const;
  await putSavedSearch(deps.db, tenant.id, named, 'replace');
  return { resCode };
});
