import { getSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/get-subscription-feed';
import { implement } from '../../../../platform/http/implement.ts';
import { findFeedOf } from '../feed/feed-store.ts';

export const getSubscriptionFeedCall = implement(getSubscriptionFeed)(
  async ({ context: { tenant, patron }, deps }) => ({
    createdAt: (await findFeedOf(deps.db, tenant.id, patron.id))?.createdAt ?? null,
  }),
);
