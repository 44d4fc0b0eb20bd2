import type { Tx } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { canMove, moveWish } from './move-wish.ts';
import { lockedWish } from './store/wish-store.ts';

/** An order for wishes was sent: those that staff agreed to are ordered, and their readers are told once. */
export async function wishesOrdered(
  tx: Tx,
  tenant: Tenant,
  wishIds: readonly string[],
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<void> {
  for (const id of [...new Set(wishIds)].sort()) {
    const wish = await lockedWish(tx, tenant.id, id);
    if (wish && canMove(wish, 'ordered'))
      await moveWish(tx, tenant, wish, { to: 'ordered', reply: '', staffId, now });
  }
}
