import { MOST_STARS } from '@lectern/contracts/talk/reviews/review';
import type { ReviewedTexts } from '../../../platform/reviewed-texts.ts';
import { namesOfReaders } from './store/public-name-store.ts';
import { reviewsById, settleReview } from './store/review-store.ts';

/** Reviews at the review desk: the stars and the public name in the first line, then the text. */
export const reviewedReviews: ReviewedTexts = {
  kind: 'review',
  async show(db, tenantId, subjectIds) {
    const rows = await reviewsById(db, tenantId, subjectIds);
    const names = await namesOfReaders(
      db,
      tenantId,
      rows.map((row) => row.patron_id),
    );
    return new Map(
      rows.map((row) => {
        const stars = '★'.repeat(row.stars).padEnd(MOST_STARS, '☆');
        const head = [stars, names.get(row.patron_id)].filter(Boolean).join(' ');
        const text = row.content === '' ? head : `${head}\n${row.content}`;
        return [row.id, { title: row.title, text, pictureUrl: '', recordId: row.record_id }];
      }),
    );
  },
  decide: (tx, tenantId, subjectId, { isApproved, reason, at }) =>
    settleReview(tx, tenantId, subjectId, {
      state: isApproved ? 'open' : 'refused',
      refusal_reason: isApproved ? '' : reason,
      checked_at: at,
    }),
};
