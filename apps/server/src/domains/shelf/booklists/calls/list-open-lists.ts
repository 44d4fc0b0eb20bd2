import { listOpenLists } from '@lectern/contracts/shelf/booklists/list-open-lists';
import { implement } from '../../../../platform/http/implement.ts';
import { searchWords } from '../../favourites/search-words.ts';
import { openToday } from '../library-day.ts';
import { presentLists } from '../present-lists.ts';
import { listOpenRows } from '../store/open-list-store.ts';

export const listOpenListsCall = implement(listOpenLists)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { keyWord, by, sort, page, rows: limit } = input;
  const wanted = { words: searchWords(keyWord), by };
  const place = { sort, limit, offset: (page - 1) * limit };
  const { total, rows } = await listOpenRows(deps.db, openToday(deps, tenant), wanted, place);
  return { total, lists: await presentLists(deps, { tenant, patronId: patron?.id }, rows) };
});
