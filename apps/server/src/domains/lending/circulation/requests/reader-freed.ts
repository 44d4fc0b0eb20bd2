import type { Tx } from '../../../../platform/db/database.ts';
import { eventType } from '../../../../platform/events/event-type.ts';
import type { LocalContext } from '../local-context.ts';

/** What a reader may borrow may be more than before: a debt is smaller, or staff changed the reader. The subject is the patron's id. */
export const readerFreed = eventType('reader.freed');

/** Tells the queues in which the reader was passed over. */
export async function freeReader(
  tx: Tx,
  { events, tenantId, now }: LocalContext,
  patronId: string,
): Promise<void> {
  await events.send(tx, readerFreed, { tenantId, subjectIds: [patronId], now });
}
