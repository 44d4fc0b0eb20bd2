import type { RequestStep } from '@lectern/rules/requests/steps';
import type { MoveName } from '@lectern/rules/requests/way';
import type { Tx } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { allowedMove, moveRequest } from './move-request.ts';
import { seenRequests } from './request-store.ts';

/** What the scan of a copy that was sent home means, in this order. */
const MOVES: readonly MoveName[] = ['receive', 'check', 'restock'];

const LENT: readonly RequestStep[] = [
  'borrowed',
  'in_logistics',
  'logistics_received',
  'awaiting_return',
  'checked',
];

/** A copy that was sent home, or packed, is back: its delivery is checked and over. The caller holds the lock of the queue. */
export async function endDelivery(tx: Tx, context: LocalContext, itemId: string): Promise<void> {
  const sent = await seenRequests(tx, context.tenantId)
    .where('request.item_id', '=', itemId)
    .where('request.kind', '=', 'home_delivery')
    .where('request.step', 'in', LENT)
    .execute();
  for (const request of sent) {
    let reached = request;
    for (const name of MOVES) {
      const move = allowedMove(reached, 'desk', name);
      const moved = move && (await moveRequest(tx, context, reached, { move, mover: 'desk' }));
      if (moved) reached = moved;
    }
  }
}
