import type { Db } from '../../../platform/db/database.ts';
import { OPEN_STATES } from './order-moves.ts';

/** Whether an order of a reader may still be paid, so that what it is for could be paid twice. */
export async function paysOnlineNow(db: Db, tenantId: string, patronId: string): Promise<boolean> {
  const order = await db
    .selectFrom('payment_order')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('state', 'in', [...OPEN_STATES])
    .executeTakeFirst();
  return order !== undefined;
}
