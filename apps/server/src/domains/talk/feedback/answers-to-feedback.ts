import type { FeedbackKind } from '@lectern/contracts/talk/feedback/feedback';
import type { Db } from '../../../platform/db/database.ts';
import { findMessages } from './store/feedback-store.ts';

/** An answer of the library to a reader, for those who tell the reader. */
export interface FeedbackAnswer {
  readonly id: string;
  readonly patronId: string;
  readonly text: string;
  readonly kind: FeedbackKind;
  readonly recordId: string;
  readonly title: string;
}

/** Answers by the ids of their messages; those of readers who have left are absent. */
export async function answersToFeedback(
  db: Db,
  tenantId: string,
  messageIds: readonly string[],
): Promise<readonly FeedbackAnswer[]> {
  if (messageIds.length === 0) return [];
  const rows = await findMessages(db, tenantId, messageIds);
  return rows.map(({ id, patron_id: patronId, text, kind, record_id: recordId, title }) => ({
    id,
    patronId,
    text,
    kind,
    recordId,
    title,
  }));
}
