import { refuse } from '@lectern/contracts/kernel/refusal';
import { SUBSCRIPTION_NOT_FOUND } from '@lectern/contracts/shelf/subscriptions/errors';
import { searchSubscription } from '@lectern/contracts/shelf/subscriptions/search-subscription';
import { implement } from '../../../../platform/http/implement.ts';
import { presentWorks } from '../present-works.ts';
import { countHits, pageHits } from '../store/hit-store.ts';
import { findSubscription } from '../store/subscription-store.ts';

export const searchSubscriptionCall = implement(searchSubscription)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { subscriptionId, page, rows } = input;
  const own = await findSubscription(deps.db, { tenantId: tenant.id, patronId: patron.id }, subscriptionId);
  if (!own) return refuse(SUBSCRIPTION_NOT_FOUND);
  const [counts, hits] = await Promise.all([
    countHits(deps.db, tenant.id, [own.id]),
    pageHits(deps.db, tenant.id, own.id, { offset: (page - 1) * rows, limit: rows }),
  ]);
  return { total: counts.get(own.id)?.found ?? 0, works: await presentWorks(deps.db, tenant, hits) };
});
