import { listLibraryLists } from '@lectern/contracts/shelf/booklists/list-library-lists';
import { implement } from '../../../../platform/http/implement.ts';
import { searchWords } from '../../favourites/search-words.ts';
import { libraryOf, presentForStaff } from '../library-lists.ts';
import { listOwnRows } from '../store/list-store.ts';

export const listLibraryListsCall = implement(listLibraryLists)(
  async ({ input: { keyWord, page, rows }, context: { tenant }, deps }) => {
    const words = searchWords(keyWord);
    // A library has at most as many lists as a reader.
    const all = (await listOwnRows(deps.db, libraryOf(tenant.id))).filter((row) =>
      words.every((word) => row.search_text.includes(word)),
    );
    const shown = all.slice((page - 1) * rows, page * rows);
    return { total: all.length, lists: await presentForStaff(deps, tenant, shown) };
  },
);
