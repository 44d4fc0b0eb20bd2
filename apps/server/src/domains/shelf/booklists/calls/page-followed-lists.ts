import { pageFollowedLists } from '@lectern/contracts/shelf/booklists/page-followed-lists';
import { implement } from '../../../../platform/http/implement.ts';
import { openToday } from '../library-day.ts';
import { presentLists } from '../present-lists.ts';
import { listFollowedRows } from '../store/open-list-store.ts';

export const pageFollowedListsCall = implement(pageFollowedLists)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const all = await listFollowedRows(deps.db, openToday(deps, tenant), patron.id);
  const from = (input.page - 1) * input.rows;
  const shown = all.slice(from, from + input.rows);
  return { total: all.length, lists: await presentLists(deps, { tenant, patronId: patron.id }, shown) };
});
