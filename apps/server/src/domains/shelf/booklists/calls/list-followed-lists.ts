import { listFollowedLists } from '@lectern/contracts/shelf/booklists/list-followed-lists';
import { implement } from '../../../../platform/http/implement.ts';
import { openToday } from '../library-day.ts';
import { presentLists } from '../present-lists.ts';
import { listFollowedRows } from '../store/open-list-store.ts';

export const listFollowedListsCall = implement(listFollowedLists)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const rows = await listFollowedRows(deps.db, openToday(deps, tenant), patron.id);
  return presentLists(deps, { tenant, patronId: patron.id }, rows.slice(0, input.rows));
});
