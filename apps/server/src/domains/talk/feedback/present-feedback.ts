import type { Feedback } from '@lectern/contracts/talk/feedback/feedback';
import type { ServiceDetails } from '@lectern/contracts/talk/feedback/service-request';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { pictureAddress } from './picture-address.ts';
import { messagesOf } from './store/feedback-store.ts';
import { picturesOf } from './store/picture-store.ts';
import type { FeedbackTable } from './tables.ts';

/** Conversations as both sides see them, in the order given, and who of the staff wrote last in each. */
export async function presentFeedback(
  deps: Pick<Deps, 'db' | 'config'>,
  tenant: Tenant,
  rows: readonly FeedbackTable[],
): Promise<{ readonly feedback: Feedback[]; readonly lastStaff: ReadonlyMap<string, string> }> {
  const ids = rows.map(({ id }) => id);
  const messages = await messagesOf(deps.db, tenant.id, ids);
  const pictures = await picturesOf(deps.db, tenant.id, ids);
  const lastStaff = new Map<string, string>();
  for (const { feedback_id, staff_id } of messages) if (staff_id) lastStaff.set(feedback_id, staff_id);
  const feedback = rows.map((row): Feedback => {
    const { id, kind, record_id: recordId, title, page, browser, state, sent_at, updated_at } = row;
    return {
      id,
      kind,
      state,
      recordId,
      title,
      details: fromJson<ServiceDetails>(row.details),
      page,
      browser,
      sentAt: sent_at,
      updatedAt: updated_at,
      messages: messages
        .filter(({ feedback_id }) => feedback_id === id)
        .map((message) => ({
          id: message.id,
          fromLibrary: message.staff_id !== '',
          text: message.text,
          sentAt: message.sent_at,
        })),
      pictures: pictures
        .filter(({ feedback_id }) => feedback_id === id)
        .map((picture) => pictureAddress(deps, tenant, picture.id)),
    };
  });
  return { feedback, lastStaff };
}
