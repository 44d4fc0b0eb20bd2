import type { OutgoingWay } from '@lectern/contracts/talk/messages/message-choices';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { MessageTable } from '../tables.ts';

/** Whose messages go which way. */
export interface Address {
  readonly tenantId: string;
  readonly patronId: string;
  readonly way: OutgoingWay;
}

export async function addOrder(
  tx: Tx,
  { tenantId, patronId, way }: Address,
  messageId: string,
  sendAt: string,
): Promise<void> {
  await tx
    .insertInto('message_order')
    .values({
      id: newId(),
      tenant_id: tenantId,
      patron_id: patronId,
      message_id: messageId,
      way,
      send_at: sendAt,
    })
    .execute();
}

/** For which readers of a library something is to be sent now, those who wait longest first. */
export async function listDue(db: Db, tenantId: string, now: string, limit: number): Promise<Address[]> {
  const rows = await db
    .selectFrom('message_order')
    .select(['patron_id', 'way'])
    .where('tenant_id', '=', tenantId)
    .where('send_at', '<=', now)
    .groupBy(['patron_id', 'way'])
    .orderBy((eb) => eb.fn.min('send_at'))
    .limit(limit)
    .execute();
  return rows.map(({ patron_id, way }) => ({ tenantId, patronId: patron_id, way }));
}

/** Takes what is to be sent until an instant, oldest first; two who take at once get no order twice. Deleted messages are left out. */
export async function takeOrders(
  tx: Tx,
  { tenantId, patronId, way }: Address,
  until: string,
): Promise<readonly Pick<MessageTable, 'id' | 'kind' | 'facts'>[]> {
  const taken = await tx
    .deleteFrom('message_order')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('way', '=', way)
    .where('send_at', '<=', until)
    .returning('message_id')
    .execute();
  if (taken.length === 0) return [];
  return tx
    .selectFrom('message')
    .select(['id', 'kind', 'facts'])
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      taken.map(({ message_id }) => message_id),
    )
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}
