import { listsWithRecord } from '@lectern/contracts/shelf/booklists/lists-with-record';
import { implement } from '../../../../platform/http/implement.ts';
import { openToday } from '../library-day.ts';
import { presentLists } from '../present-lists.ts';
import { listOpenWith } from '../store/open-list-store.ts';

export const listsWithRecordCall = implement(listsWithRecord)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const rows = await listOpenWith(deps.db, openToday(deps, tenant), input.recordId, input.rows);
  return presentLists(deps, { tenant, patronId: patron?.id }, rows);
});
