import {
  OUTGOING_WAYS,
  type OutgoingWay,
  type WAY_STATES,
} from '@lectern/contracts/talk/messages/message-choices';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { findReachable } from '../../../people/account/reachable.ts';
import { listBrowsers } from '../../../people/notices/push/own-browsers.ts';
import { listConnections } from '../../../people/notices/wechat/connected-readers.ts';

export type ReachDeps = Pick<Deps, 'db' | 'mail' | 'sms' | 'webPush' | 'wechatMessages'>;

/** Where a way reaches a reader: nowhere while the reader has confirmed no contact. Undefined where the library does not have this way. */
export async function findRecipients(
  { db, mail, sms, webPush, wechatMessages }: ReachDeps,
  tenant: Tenant,
  patronId: string,
  way: OutgoingWay,
): Promise<readonly string[] | undefined> {
  if (way === 'push')
    return webPush.isReady() ? listBrowsers(db, { tenantId: tenant.id, patronId }) : undefined;
  if (way === 'wechat')
    return wechatMessages.isReady(tenant)
      ? listConnections(db, { tenantId: tenant.id, patronId })
      : undefined;
  const port = way === 'mail' ? mail : sms;
  if (!port.isReady(tenant)) return undefined;
  const reader = await findReachable(db, tenant.id, patronId);
  const contact = way === 'mail' ? reader?.mail : reader?.phone;
  return contact ? [contact] : [];
}

/** How each way stands for a reader. */
export async function listWays(
  deps: ReachDeps,
  tenant: Tenant,
  patronId: string,
): Promise<{ way: OutgoingWay; state: (typeof WAY_STATES)[number] }[]> {
  const listed = [];
  for (const way of OUTGOING_WAYS) {
    const recipients = await findRecipients(deps, tenant, patronId, way);
    const state = recipients === undefined ? 'off' : recipients.length === 0 ? 'no-contact' : 'ready';
    listed.push({ way, state } as const);
  }
  return listed;
}
