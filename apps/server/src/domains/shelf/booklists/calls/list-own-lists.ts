import { listOwnLists } from '@lectern/contracts/shelf/booklists/list-own-lists';
import { implement } from '../../../../platform/http/implement.ts';
import { presentOwnLists } from '../present-lists.ts';
import { listsHaving } from '../store/entry-store.ts';
import { listOwnRows } from '../store/list-store.ts';

export const listOwnListsCall = implement(listOwnLists)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const rows = await listOwnRows(deps.db, { tenantId: tenant.id, patronId: patron.id });
  const ids = rows.map(({ id }) => id);
  const having = input.recordId ? await listsHaving(deps.db, tenant.id, ids, input.recordId) : undefined;
  return presentOwnLists(deps, { tenant, patronId: patron.id }, rows, having);
});
