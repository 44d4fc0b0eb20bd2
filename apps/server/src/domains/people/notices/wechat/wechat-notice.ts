import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { WechatMessage } from '../../../../ports/wechat/wechat-messages-port.ts';
import { wechatStopped } from './wechat-events.ts';
import { findOpenId, stopConnection } from './wechat-store.ts';

/** Shows a notice in a reader's WeChat. Where the reader does not follow the account any more, the connection stops. */
export async function wechatNotice(
  { db, clock, events, wechatMessages }: Pick<Deps, 'db' | 'clock' | 'events' | 'wechatMessages'>,
  tenant: Tenant,
  connectionId: string,
  message: Omit<WechatMessage, 'openId'>,
): Promise<void> {
  const openId = await findOpenId(db, tenant.id, connectionId);
  if (openId === undefined) return;
  const isFollowing = await wechatMessages.send(tenant, { ...message, openId });
  if (isFollowing) return;
  const now = clock.now().toISOString();
  await inTransaction(db, async (tx) => {
    const isNew = await stopConnection(tx, tenant.id, connectionId, now);
    const stopped = { tenantId: tenant.id, subjectIds: [connectionId], now };
    if (isNew) await events.send(tx, wechatStopped, stopped);
  });
}
