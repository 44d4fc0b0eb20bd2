import { nameSearch } from '@lectern/contracts/discovery/search/name-search';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { putSavedSearch } from '../saved/saved-search-store.ts';
import { writeSavedState } from '../saved/saved-state.ts';

export const nameSearchCall = implement(nameSearch)(async ({ input, context: { tenant, staff }, deps }) => {
  const { resCode, ...search } = input;
  const state = writeSavedState(search);
  if (isRefusal(state)) return state;
  const now = deps.clock.now().toISOString();
  const named = { kind: 'resource', code: resCode, state, now } as const;
  await inTransaction(deps.db, async (tx) => {
    await putSavedSearch(tx, tenant.id, named, 'replace');
    await addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'search.nameSearch',
      subject: resCode,
      at: now,
    });
  });
  return { resCode };
});
