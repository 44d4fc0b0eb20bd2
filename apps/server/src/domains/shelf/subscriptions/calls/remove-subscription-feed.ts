import { removeSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/remove-subscription-feed';
import { implement } from '../../../../platform/http/implement.ts';
import { removeFeed } from '../feed/feed-store.ts';

export const removeSubscriptionFeedCall = implement(removeSubscriptionFeed)(
  async ({ context: { tenant, patron }, deps }) => {
    await removeFeed(deps.db, tenant.id, patron.id);
    return { createdAt: null };
  },
);
