import { removeCalendarFeed } from '@lectern/contracts/lending/loans/remove-calendar-feed';
import { implement } from '../../../../platform/http/implement.ts';
import { calendarFeeds } from '../calendar/calendar-feeds.ts';

export const removeCalendarFeedCall = implement(removeCalendarFeed)(
  async ({ context: { tenant, patron }, deps }) => {
    await calendarFeeds.remove(deps.db, tenant.id, patron.id);
    return { createdAt: null };
  },
);
