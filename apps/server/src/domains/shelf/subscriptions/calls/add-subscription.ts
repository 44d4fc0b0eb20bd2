import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { addSubscription } from '@lectern/contracts/shelf/subscriptions/add-subscription';
import { implement } from '../../../../platform/http/implement.ts';
import { presentSubscription } from '../present-subscriptions.ts';
import { addOwnSubscription } from '../subscribe.ts';

export const addSubscriptionCall = implement(addSubscription)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const added = await addOwnSubscription(deps, tenant, patron.id, input);
  if (isRefusal(added)) return added;
  const subscription = await presentSubscription(deps.db, tenant.id, added.row);
  return { subscription, already: added.already };
});
