import { renewCalendarFeed } from '@lectern/contracts/lending/loans/renew-calendar-feed';
import { implement } from '../../../../platform/http/implement.ts';
import { siteRoot } from '../../../../platform/tenants/site-root.ts';
import { calendarFeeds } from '../calendar/calendar-feeds.ts';

export const renewCalendarFeedCall = implement(renewCalendarFeed)(async ({ context, deps }) => {
  const { tenant, patron, language, origin } = context;
  const now = deps.clock.now().toISOString();
  const token = await calendarFeeds.renew(deps.db, tenant.id, patron.id, { language, now });
  return { address: `${siteRoot(origin, tenant)}/calendar/${token}.ics`, createdAt: now };
});
