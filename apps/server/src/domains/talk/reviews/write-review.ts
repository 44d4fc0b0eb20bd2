import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { newId } from '../../../platform/db/ids.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lockName } from '../../../platform/db/named-lock.ts';
import type { Deps } from '../../../platform/deps.ts';
import { authorLine, mainIsbn } from '../../collection/catalogue/records/bib-words.ts';
import { findBib } from '../../collection/catalogue/records/find-bibs.ts';
import { isRecordId } from '../../collection/catalogue/records/record-id.ts';
import { recordSources } from '../../collection/catalogue/records/record-sources.ts';
import { mayPublish } from '../moderation/may-publish.ts';
import { submitForReview } from '../moderation/submit-for-review.ts';
import { ratingChanged } from './rating-changed.ts';
import { findReview, putReview } from './store/review-store.ts';
import type { ReviewTable } from './tables.ts';
import { workKey } from './work-key.ts';

/**
 * Stores what a reader says about a work. A new text waits for the staff, and the stars with it. Without `content` only the stars change:
 * where there is no text, they count at once.
 */
export async function writeReview(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { tenantId, patronId }: { readonly tenantId: string; readonly patronId: string },
  {
    recordId,
    stars,
    content,
  }: { readonly recordId: string; readonly stars: number; readonly content?: string },
): Promise<ReviewTable | Refusal<'BIB_NOT_FOUND' | 'AUTHOR_BLOCKED'>> {
  const { db, clock } = deps;
  const record = isRecordId(recordId) ? await findBib(db, tenantId, recordId) : undefined;
  const source = record && (await recordSources(db, tenantId, [recordId])).get(recordId);
  if (!record || !source) return refuse(BIB_NOT_FOUND);
  const { bib } = record;
  const key = workKey(source);
  return inTransaction(db, async (tx) => {
    await lockName(tx, `review/${tenantId}/${patronId}`);
    const known = await findReview(tx, tenantId, { patronId, workKey: key });
    const now = clock.now().toISOString();
    const work = {
      kind: 'bib' as const,
      record_id: recordId,
      doc_code: bib.docType,
      title: bib.title,
      author: authorLine(bib),
      isbn: mainIsbn(bib),
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
    await ratingChanged(deps, tx, tenantId, [recordId]);
    return row;
  });
}
