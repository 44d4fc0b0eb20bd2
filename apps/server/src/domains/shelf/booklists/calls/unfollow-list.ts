import { unfollowList } from '@lectern/contracts/shelf/booklists/unfollow-list';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { countFollowers, deleteFollows } from '../store/follow-store.ts';

export const unfollowListCall = implement(unfollowList)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  await inTransaction(deps.db, async (tx) => {
    await lockName(tx, `book-list-followers/${input.id}`);
    for (const id of await deleteFollows(tx, tenant.id, patron.id, input.id))
      await countFollowers(tx, tenant.id, id);
  });
  return { followed: false };
});
