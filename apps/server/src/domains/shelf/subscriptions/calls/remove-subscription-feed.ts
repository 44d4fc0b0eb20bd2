import { removeSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/remove-subscription-feed';
import { implement } from '../../../../platform/http/implement.ts';
import { subscriptionFeeds } from '../feed/subscription-feeds.ts';

export const removeSubscriptionFeedCall = implement(removeSubscriptionFeed)(
  async ({ context: { tenant, patron }, deps }) => {
    await subscriptionFeeds.remove(deps.db, tenant.id, patron.id);
    return { createdAt: null };
  },
);
