import { refuse } from '@lectern/contracts/kernel/refusal';
import { BOOK_LIST_NOT_FOUND } from '@lectern/contracts/shelf/booklists/errors';
import { getLibraryList } from '@lectern/contracts/shelf/booklists/get-library-list';
import { implement } from '../../../../platform/http/implement.ts';
import { libraryOf, presentWhole } from '../library-lists.ts';
import { findOwnList } from '../store/list-store.ts';

export const getLibraryListCall = implement(getLibraryList)(async ({ input, context: { tenant }, deps }) => {
  const row = await findOwnList(deps.db, libraryOf(tenant.id), input.id);
  return row ? presentWhole(deps, tenant, row) : refuse(BOOK_LIST_NOT_FOUND);
});
