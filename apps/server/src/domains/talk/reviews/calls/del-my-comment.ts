import { refuse } from '@lectern/contracts/kernel/refusal';
import { delMyComment } from '@lectern/contracts/talk/reviews/del-my-comment';
import { REVIEW_NOT_FOUND } from '@lectern/contracts/talk/reviews/errors';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { withdrawFromReview } from '../../moderation/submit-for-review.ts';
import { ratingChanged } from '../rating-changed.ts';
import { deleteReview } from '../store/review-store.ts';

export const delMyCommentCall = implement(delMyComment)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { commentId: id } = input;
  return inTransaction(deps.db, async (tx) => {
    const deleted = await deleteReview(tx, tenant.id, { patronId: patron.id, id });
    if (!deleted) return refuse(REVIEW_NOT_FOUND);
    await ratingChanged(deps, tx, tenant.id, [deleted.record_id]);
    await withdrawFromReview(tx, tenant.id, 'review', id);
    return { deleted: 1 };
  });
});
