import { refuse } from '@lectern/contracts/kernel/refusal';
import { PUSH_SERVICE_REFUSED } from '@lectern/contracts/talk/messages/errors';
import { subscribeBrowser } from '@lectern/contracts/talk/messages/subscribe-browser';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { hostOf } from '../../../../platform/outside/checked-lookup.ts';
import { deleteSubscriptions, listSubscriptions, putSubscription } from '../push/push-store.ts';

/** A reader has no more browsers than these; the oldest one is forgotten. */
const MOST_BROWSERS = 10;

export const subscribeBrowserCall = implement(subscribeBrowser)(async ({ input, context, deps }) => {
  const url = new URL(input.endpoint);
  const isInternal = deps.config.internalHosts.includes(hostOf(url));
  if (!deps.webPush.isReady() || (url.protocol !== 'https:' && !isInternal))
    return refuse(PUSH_SERVICE_REFUSED);
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return inTransaction(deps.db, async (tx) => {
    await putSubscription(tx, owner, input, deps.clock.now().toISOString());
    const browsers = await listSubscriptions(tx, owner);
    const tooMany = browsers.slice(MOST_BROWSERS).map(({ id }) => id);
    await deleteSubscriptions(tx, owner.tenantId, tooMany);
    return { browsers: browsers.length - tooMany.length };
  });
});
