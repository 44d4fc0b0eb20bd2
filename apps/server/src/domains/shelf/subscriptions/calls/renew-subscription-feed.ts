import { renewSubscriptionFeed } from '@lectern/contracts/shelf/subscriptions/renew-subscription-feed';
import { implement } from '../../../../platform/http/implement.ts';
import { siteRoot } from '../../../../platform/tenants/site-root.ts';
import { subscriptionFeeds } from '../feed/subscription-feeds.ts';

export const renewSubscriptionFeedCall = implement(renewSubscriptionFeed)(async ({ context, deps }) => {
  const { tenant, patron, language, origin } = context;
  const now = deps.clock.now().toISOString();
  const token = await subscriptionFeeds.renew(deps.db, tenant.id, patron.id, { language, now });
  return { address: `${siteRoot(origin, tenant)}/subscriptions/${token}.xml`, createdAt: now };
});
