import type { Tx } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { allowedMove, moveRequest } from './move-request.ts';
import { seenRequests } from './request-store.ts';

/**
 * Ends the re-lendings of a copy that its holder does not have any more: it came back, is lost, or another reader got it. Nobody can hand
 * it over. The caller holds the lock of the queue.
 */
export async function endRelendings(tx: Tx, context: LocalContext, itemId: string): Promise<void> {
  const asked = await seenRequests(tx, context.tenantId)
    .where('request.kind', '=', 'relending')
    .where('request.wanted_item_id', '=', itemId)
    .where('request.ended_at', 'is', null)
    .execute();
  for (const request of asked) {
    const move = allowedMove(request, 'desk', 'give_up');
    if (move) await moveRequest(tx, context, request, { move, mover: 'desk' });
  }
}
