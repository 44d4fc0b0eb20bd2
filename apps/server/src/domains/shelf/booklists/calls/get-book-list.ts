import { refuse } from '@lectern/contracts/kernel/refusal';
import { BOOK_LIST_NOT_FOUND } from '@lectern/contracts/shelf/booklists/errors';
import { getBookList } from '@lectern/contracts/shelf/booklists/get-book-list';
import { implement } from '../../../../platform/http/implement.ts';
import { findVisibleList } from '../find-visible-list.ts';
import { presentEntries } from '../present-entries.ts';
import { ownFacts, presentLists } from '../present-lists.ts';
import { listEntries } from '../store/entry-store.ts';

export const getBookListCall = implement(getBookList)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const viewer = { tenant, patronId: patron?.id };
  const row = await findVisibleList(deps, viewer, input.id);
  const [list] = row ? await presentLists(deps, viewer, [row]) : [];
  if (!row || !list) return refuse(BOOK_LIST_NOT_FOUND);
  const entries = await presentEntries(deps.db, tenant, await listEntries(deps.db, tenant.id, row.id));
  return { ...list, entries, mine: list.own ? ownFacts(row) : null };
});
