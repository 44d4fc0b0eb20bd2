import { getSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/get-subscription-feed';
import { implement } from '../../../../platform/http/implement.ts';
import { subscriptionFeeds } from '../feed/subscription-feeds.ts';

export const getSubscriptionFeedCall = implement(getSubscriptionFeed)(
  async ({ context: { tenant, patron }, deps }) => ({
    createdAt: (await subscriptionFeeds.findOf(deps.db, tenant.id, patron.id))?.createdAt ?? null,
  }),
);
