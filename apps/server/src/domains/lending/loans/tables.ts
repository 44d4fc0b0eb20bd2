import type { FeedTable } from '../../../platform/feeds/feed-table.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    /** At which calendars read what a reader has to bring back. */
    calendar_feed: FeedTable;
  }
}
