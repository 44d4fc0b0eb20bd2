import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { mayPublish } from '../moderation/may-publish.ts';
import { submitForReview } from '../moderation/submit-for-review.ts';
import { ratingChanged } from './rating-changed.ts';
import { findReviewed } from './reviewed-things.ts';
import { findReview, putReview } from './store/review-store.ts';
import type { ReviewTable } from './tables.ts';
import { workKey } from './work-key.ts';

/**
 * Stores what a reader says about a work. A new text waits for the staff, and the stars with it. Without `content` only the stars change:
 * where there is no text, they count at once.
 */
export async function writeReview(
  deps: Pick<Deps, 'db' | 'clock' | 'events' | 'keepable'>,
  { tenantId, patronId }: { readonly tenantId: string; readonly patronId: string },
  {
    recordId,
    stars,
    content,
  }: { readonly recordId: string; readonly stars: number; readonly content?: string },
): Promise<ReviewTable | Refusal<'BIB_NOT_FOUND' | 'AUTHOR_BLOCKED'>> {
  const { db, clock } = deps;
  const thing = await findReviewed(deps, tenantId, recordId);
  if (!thing) return refuse(BIB_NOT_FOUND);
  const key = workKey(thing.source);
  return inTransaction(db, async (tx) => {
    await lockName(tx, `review/${tenantId}/${patronId}`);
    const known = await findReview(tx, tenantId, { patronId, workKey: key });
    const now = clock.now().toISOString();
    const work = {
      kind: thing.kind,
      record_id: recordId,
      doc_code: thing.docCode,
      title: thing.title,
      author: thing.author,
      isbn: thing.isbn,
    };
    const isNewText = content !== undefined && (content !== known?.content || known.state === 'refused');
    const row: ReviewTable = {
      id: known?.id ?? newId(),
      tenant_id: tenantId,
      patron_id: patronId,
      work_key: key,
      ...work,
      stars,
      content: content ?? known?.content ?? '',
      ...(known && !isNewText
        ? {
            state: known.state,
            refusal_reason: known.refusal_reason,
            submitted_at: known.submitted_at,
            checked_at: known.checked_at,
          }
        : {
            state: isNewText ? 'pending' : 'open',
            refusal_reason: '',
            submitted_at: now,
            checked_at: isNewText ? null : now,
          }),
    };
    const refused = isNewText
      ? await submitForReview(tx, tenantId, {
          kind: 'review',
          subjectId: row.id,
          authorId: patronId,
          at: now,
        })
      : await mayPublish(tx, tenantId, patronId, now);
    if (refused) return refused;
    await putReview(tx, row);
    if (thing.kind === 'bib') await ratingChanged(deps, tx, tenantId, [recordId]);
    return row;
  });
}
