import { listSubscriptions } from '@lectern/contracts/shelf/subscriptions/list-subscriptions';
import { implement } from '../../../../platform/http/implement.ts';
import { presentSubscriptions } from '../present-subscriptions.ts';
import { countSubscriptions, pageSubscriptions } from '../store/subscription-store.ts';

export const listSubscriptionsCall = implement(listSubscriptions)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const { page, rows } = input;
  const [total, listed] = await Promise.all([
    countSubscriptions(deps.db, owner),
    pageSubscriptions(deps.db, owner, { offset: (page - 1) * rows, limit: rows }),
  ]);
  return { total, subscriptions: await presentSubscriptions(deps.db, owner.tenantId, listed) };
});
