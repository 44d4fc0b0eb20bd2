import { removeCalendarFeed } from '@lectern/contracts/lending/loans/remove-calendar-feed';
import { implement } from '../../../../platform/http/implement.ts';
import { removeFeed } from '../calendar/calendar-feeds.ts';

export const removeCalendarFeedCall = implement(removeCalendarFeed)(
  async ({ context: { tenant, patron }, deps }) => {
    await removeFeed(deps.db, tenant.id, patron.id);
    return { createdAt: null };
  },
);
