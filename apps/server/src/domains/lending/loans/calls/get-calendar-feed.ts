import { getCalendarFeed } from '@lectern/contracts/lending/loans/get-calendar-feed';
import { implement } from '../../../../platform/http/implement.ts';
import { calendarFeeds } from '../calendar/calendar-feeds.ts';

export const getCalendarFeedCall = implement(getCalendarFeed)(
  async ({ context: { tenant, patron }, deps }) => ({
    createdAt: (await calendarFeeds.findOf(deps.db, tenant.id, patron.id))?.createdAt ?? null,
  }),
);
