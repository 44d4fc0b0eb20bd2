import * as z from 'zod';
import type { Tx } from '../../../../platform/db/database.ts';
import type { EventSender } from '../../../../platform/events/event-sender.ts';
import { eventType } from '../../../../platform/events/event-type.ts';
import { findStoredSettings } from '../../../../platform/tenants/tenant-store.ts';

/**
 * A bib is new, its description may have changed, or it is gone. It is sent only while the library's records get vectors by their
 * descriptions (`assistant.embeddings`). The subject is the bib's id.
 */
export const recordDescribed = eventType('record.described');

/** No more is read of the settings: records are stored whatever the rest of them is like. */
const withEmbeddings = z.object({ assistant: z.object({ embeddings: z.object({}) }) });

/** Tells of descriptions in the transaction that changes them, where the library wants that. */
export async function tellDescribed(
  tx: Tx,
  events: EventSender,
  event: { readonly tenantId: string; readonly subjectIds: readonly string[]; readonly now: string },
): Promise<void> {
  const wanted = withEmbeddings.safeParse(await findStoredSettings(tx, event.tenantId)).success;
  if (wanted) await events.send(tx, recordDescribed, event);
}
