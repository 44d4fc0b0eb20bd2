import { pageOwnLists } from '@lectern/contracts/shelf/booklists/page-own-lists';
import { implement } from '../../../../platform/http/implement.ts';
import { searchWords } from '../../favourites/search-words.ts';
import { presentOwnLists } from '../present-lists.ts';
import { listOwnRows } from '../store/list-store.ts';

export const pageOwnListsCall = implement(pageOwnLists)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const words = searchWords(input.keyWord);
  const all = await listOwnRows(deps.db, { tenantId: tenant.id, patronId: patron.id });
  const found = all.filter((row) => words.every((word) => row.search_text.includes(word)));
  const from = (input.page - 1) * input.rows;
  const shown = found.slice(from, from + input.rows);
  return {
    total: found.length,
    lists: await presentOwnLists(deps, { tenant, patronId: patron.id }, shown),
  };
});
