import type { Refusal } from '@lectern/contracts/kernel/refusal';
import type { ReviewedKind } from '@lectern/contracts/talk/moderation/kinds';
import type { Tx } from '../../../platform/db/database.ts';
import { mayPublish } from './may-publish.ts';
import { putWaitingText, removeText } from './store/text-store.ts';

/**
 * Puts a text of a reader before the staff, or the next version of it, in the transaction that stores it as pending. A decision about an
 * earlier version no longer counts.
 */
export async function submitForReview(
  tx: Tx,
  tenantId: string,
  {
    kind,
    subjectId,
    authorId,
    at,
  }: {
    readonly kind: ReviewedKind;
    /** What its domain calls it. */
    readonly subjectId: string;
    readonly authorId: string;
    /** ISO instant. */
    readonly at: string;
  },
): Promise<Refusal<'AUTHOR_BLOCKED'> | undefined> {
  const refused = await mayPublish(tx, tenantId, authorId, at);
  if (refused) return refused;
  await putWaitingText(tx, { tenantId, kind, subjectId }, { authorId, at });
  return undefined;
}

/** Takes a text from the staff: its author has removed it, or keeps it private. */
export async function withdrawFromReview(
  tx: Tx,
  tenantId: string,
  kind: ReviewedKind,
  subjectId: string,
): Promise<void> {
  await removeText(tx, { tenantId, kind, subjectId });
}
