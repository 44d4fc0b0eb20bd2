import type { Domain } from '../../../platform/domain.ts';
import { ownRows } from '../../../platform/personal-data.ts';
import { addSubscriptionCall } from './calls/add-subscription.ts';
import { deleteSubscriptionsCall } from './calls/delete-subscriptions.ts';
import { getSubscriptionFeedCall } from './calls/get-subscription-feed.ts';
import { listSubscriptionsCall } from './calls/list-subscriptions.ts';
import { recommendDailyCall } from './calls/recommend-daily.ts';
import { removeSubscriptionFeedCall } from './calls/remove-subscription-feed.ts';
import { renewSubscriptionFeedCall } from './calls/renew-subscription-feed.ts';
import { searchSubscriptionCall } from './calls/search-subscription.ts';
import { updateSubscriptionCall } from './calls/update-subscription.ts';
import { forgetSubscriptions } from './forget-subscriptions.ts';
import { hearRecordNews } from './match/hear-record-news.ts';
import { tellHits } from './tell/tell-hits.ts';

/** What readers watch in the catalogue, and what was found for them. */
export const subscriptions: Domain = {
  calls: [
    addSubscriptionCall,
    deleteSubscriptionsCall,
    getSubscriptionFeedCall,
    listSubscriptionsCall,
    recommendDailyCall,
    removeSubscriptionFeedCall,
    renewSubscriptionFeedCall,
    searchSubscriptionCall,
    updateSubscriptionCall,
  ],
  hears: [hearRecordNews],
  background: (deps) => ({ jobs: [tellHits(deps)] }),
  forgets: [forgetSubscriptions],
  demo: async () => (await import('./demo/seed-subscriptions.ts')).subscriptionsSeed,
  personal: [
    ownRows('subscriptions', 'subscription', {
      reader: 'patron_id',
      columns: [
        'id',
        'kind',
        'term',
        'rhythm',
        'since',
        'paused_at',
        'deleted_at',
        'created_at',
        'updated_at',
      ],
    }),
    ownRows('works-of-subscriptions', 'subscription_hit', {
      reader: 'patron_id',
      columns: ['subscription_id', 'record_id', 'title', 'author', 'found_at', 'due_at'],
    }),
    ownRows('subscription-feed', 'subscription_feed', {
      reader: 'patron_id',
      columns: ['language', 'created_at'],
    }),
  ],
};
