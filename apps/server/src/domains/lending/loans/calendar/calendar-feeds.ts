import { feedStore } from '../../../../platform/feeds/feed-store.ts';

/** The addresses at which calendars read what a reader has to bring back. */
export const calendarFeeds = feedStore('calendar_feed');
