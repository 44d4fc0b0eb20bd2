import { refuse } from '@lectern/contracts/kernel/refusal';
import { MOST_FOLLOWED } from '@lectern/contracts/shelf/booklists/book-list';
import {
  BOOK_LIST_NOT_FOUND,
  BOOK_LIST_OWN,
  FOLLOWED_LIMIT_REACHED,
} from '@lectern/contracts/shelf/booklists/errors';
import { followList } from '@lectern/contracts/shelf/booklists/follow-list';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findVisibleList } from '../find-visible-list.ts';
import { countFollowed, countFollowers, insertFollow } from '../store/follow-store.ts';

export const followListCall = implement(followList)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const list = await findVisibleList(deps, { tenant, patronId: patron.id }, input.id);
  if (!list) return refuse(BOOK_LIST_NOT_FOUND);
  if (list.patron_id === patron.id) return refuse(BOOK_LIST_OWN);
  if ((await countFollowed(deps.db, tenant.id, patron.id)) >= MOST_FOLLOWED)
    return refuse(FOLLOWED_LIMIT_REACHED, { limit: MOST_FOLLOWED });
  const follow = { tenant_id: tenant.id, list_id: list.id, patron_id: patron.id };
  const followed_at = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    await lockName(tx, `book-list-followers/${list.id}`);
    await insertFollow(tx, { ...follow, followed_at });
    return { followers: await countFollowers(tx, tenant.id, list.id) };
  });
});
