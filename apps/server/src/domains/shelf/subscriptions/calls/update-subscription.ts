import { refuse } from '@lectern/contracts/kernel/refusal';
import {
  SUBSCRIPTION_NOT_FOUND,
  SUBSCRIPTION_TERM_MISSING,
} from '@lectern/contracts/shelf/subscriptions/errors';
import { updateSubscription } from '@lectern/contracts/shelf/subscriptions/update-subscription';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { presentSubscription } from '../present-subscriptions.ts';
import { moveDue } from '../store/hit-store.ts';
import { changeSubscriptions, findSubscription } from '../store/subscription-store.ts';
import { dueAt } from '../tell/due-at.ts';

export const updateSubscriptionCall = implement(updateSubscription)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const { subscriptionId, term, rhythm, paused } = input;
  if (term === '') return refuse(SUBSCRIPTION_TERM_MISSING);
  const now = deps.clock.now();
  const row = await inTransaction(deps.db, async (tx) => {
    const own = await findSubscription(tx, owner, subscriptionId);
    if (!own) return undefined;
    const isPaused = own.paused_at !== null;
    const change = {
      term: term ?? own.term,
      rhythm: rhythm ?? own.rhythm,
      updated_at: now.toISOString(),
      ...(paused === true && !isPaused && { paused_at: now.toISOString() }),
      // What came meanwhile is no news.
      ...(paused === false && isPaused && { paused_at: null, since: now.toISOString() }),
    };
    await changeSubscriptions(tx, owner, [own.id], change);
    if (change.rhythm !== own.rhythm) await moveDue(tx, tenant.id, own.id, dueAt(change.rhythm, now, tenant));
    return { ...own, ...change };
  });
  return row ? presentSubscription(deps.db, tenant.id, row) : refuse(SUBSCRIPTION_NOT_FOUND);
});
