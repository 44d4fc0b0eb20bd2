import { listHotLists } from '@lectern/contracts/shelf/booklists/list-hot-lists';
import { implement } from '../../../../platform/http/implement.ts';
import { openToday } from '../library-day.ts';
import { presentLists } from '../present-lists.ts';
import { listOpenRows } from '../store/open-list-store.ts';

export const listHotListsCall = implement(listHotLists)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const place = { sort: 'hot', limit: input.rows, offset: 0 } as const;
  const { rows } = await listOpenRows(deps.db, openToday(deps, tenant), {}, place);
  return await presentLists(deps, { tenant, patronId: patron?.id }, rows);
});
