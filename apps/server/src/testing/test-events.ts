import { CONSUMERS } from '../domains.ts';
import type { Db } from '../platform/db/database.ts';
import { createEventSender, type EventSender } from '../platform/events/event-sender.ts';
import type { EventType } from '../platform/events/event-type.ts';

/** Sends events to the consumers of the product, where a test has a database and no more. */
export const testEvents = createEventSender(async () => CONSUMERS);

/** Sends events of tenant `alpha` in a transaction of their own. */
export async function sendEvents(
  { db, events = testEvents }: { readonly db: Db; readonly events?: EventSender },
  type: EventType,
  subjectIds: readonly string[],
  tenantId = '1001',
): Promise<void> {
  const now = '2026-03-02T02:00:00.000Z';
  await db.transaction().execute((tx) => events.send(tx, type, { tenantId, subjectIds, now }));
}
