import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { PushMessage } from '../../../../ports/web-push/web-push-port.ts';
import { deleteSubscriptions, findSubscription } from './push-store.ts';

/** Shows a notice in a reader's browser. A browser that is no longer subscribed is forgotten. */
export async function pushNotice(
  { db, webPush }: Pick<Deps, 'db' | 'webPush'>,
  tenant: Tenant,
  subscriptionId: string,
  message: Omit<PushMessage, 'path'>,
): Promise<void> {
  const subscription = await findSubscription(db, tenant.id, subscriptionId);
  if (!subscription) return;
  const path = `/${tenant.mappingPath}/#/personalCenter/inbox`;
  const isSubscribed = await webPush.send(tenant, subscription, { ...message, path });
  if (!isSubscribed) await deleteSubscriptions(db, tenant.id, [subscriptionId]);
}
