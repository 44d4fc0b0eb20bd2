import type { AnyEndpoint } from '../../kernel/endpoint.ts';
import { addSubscription } from './add-subscription.ts';
import { deleteSubscriptions } from './delete-subscriptions.ts';
import { getSubscriptionFeed } from './get-subscription-feed.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { recommendDaily } from './recommend-daily.ts';
import { removeSubscriptionFeed } from './remove-subscription-feed.ts';
import { renewSubscriptionFeed } from './renew-subscription-feed.ts';
import { searchSubscription } from './search-subscription.ts';
import { updateSubscription } from './update-subscription.ts';

export const SUBSCRIPTIONS_CALLS: readonly AnyEndpoint[] = [
  addSubscription,
  deleteSubscriptions,
  getSubscriptionFeed,
  listSubscriptions,
  recommendDaily,
  removeSubscriptionFeed,
  renewSubscriptionFeed,
  searchSubscription,
  updateSubscription,
];
