import { refuse } from '@lectern/contracts/kernel/refusal';
import { deleteSubscriptions } from '@lectern/contracts/shelf/subscriptions/delete-subscriptions';
import { SUBSCRIPTION_LIMIT_REACHED } from '@lectern/contracts/shelf/subscriptions/errors';
import { MOST_SUBSCRIPTIONS } from '@lectern/contracts/shelf/subscriptions/subscription';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import {
  changeSubscriptions,
  countSubscriptions,
  idsByState,
  lockSubscriptions,
} from '../store/subscription-store.ts';

export const deleteSubscriptionsCall = implement(deleteSubscriptions)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const { subscriptionIds, undo } = input;
  const now = deps.clock.now().toISOString();
  return inTransaction(deps.db, async (tx) => {
    await lockSubscriptions(tx, owner);
    const ids = await idsByState(tx, owner, subscriptionIds, undo);
    if (undo && (await countSubscriptions(tx, owner)) + ids.length > MOST_SUBSCRIPTIONS)
      return refuse(SUBSCRIPTION_LIMIT_REACHED, { limit: MOST_SUBSCRIPTIONS });
    return { changed: await changeSubscriptions(tx, owner, ids, { deleted_at: undo ? null : now }) };
  });
});
