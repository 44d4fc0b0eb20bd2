import type { Tx } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { allowedMove, moveRequest } from './move-request.ts';
import { findServedBy } from './request-store.ts';

/**
 * The request that got an item waits again in its place in the queue; false if it has moved on. The caller holds the lock of the queue.
 */
export async function takeCopyBack(
  tx: Tx,
  context: LocalContext,
  itemId: string,
  requestId: string,
): Promise<boolean> {
  const served = await findServedBy(tx, context.tenantId, itemId);
  const move =
    served?.id === requestId ? allowedMove(served, 'desk', 'miss', ['another_copy_to_come']) : undefined;
  if (!served || !move) return false;
  const change = { item_id: null, kept_until: null };
  return (await moveRequest(tx, context, served, { move, mover: 'desk' }, change)) !== undefined;
}
