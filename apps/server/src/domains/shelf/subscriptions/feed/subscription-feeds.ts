import { feedStore } from '../../../../platform/feeds/feed-store.ts';

/** The addresses at which feed readers find the new works. */
export const subscriptionFeeds = feedStore('subscription_feed');
