import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { nameSearch } from '@lectern/contracts/search/name-search';
import { implement } from '../../../platform/http/implement.ts';
import { putSavedSearch } from '../saved/saved-search-store.ts';
import { writeKept } from '../saved/saved-state.ts';

export const nameSearchCall = implement(nameSearch)(async ({ input, context: { tenant }, deps }) => {
  const { resCode, ...search } = input;
  const state = writeKept(search);
  if (isRefusal(state)) return state;
  const now = deps.clock.now().toISOString();
  const named = { kind: 'resource', code: resCode, state, now } as const;
  await putSavedSearch(deps.db, tenant.id, named, 'replace');
  return { resCode };
});
