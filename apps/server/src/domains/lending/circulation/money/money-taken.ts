import type { Tx } from '../../../../platform/db/database.ts';
import { eventType } from '../../../../platform/events/event-type.ts';
import type { LocalContext } from '../local-context.ts';

/** The desk or a machine took money of a reader. The subject is the posting. */
export const moneyTaken = eventType('money.taken');

/** In the transaction that books the money. */
export async function sendTaken(
  tx: Tx,
  { events, tenantId, now }: LocalContext,
  postingId: string,
): Promise<void> {
  await events.send(tx, moneyTaken, { tenantId, subjectIds: [postingId], now });
}
