import { refuse } from '@lectern/contracts/kernel/refusal';
import { REVIEW_NOT_FOUND } from '@lectern/contracts/talk/reviews/errors';
import { reportComment } from '@lectern/contracts/talk/reviews/report-comment';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { reportSubject } from '../../moderation/report-subject.ts';
import { reviewsById } from '../store/review-store.ts';

export const reportCommentCall = implement(reportComment)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { commentId: subjectId, reason } = input;
  const [review] = await reviewsById(deps.db, tenant.id, [subjectId]);
  if (review?.state !== 'open' || review.content === '') return refuse(REVIEW_NOT_FOUND);
  const at = deps.clock.now().toISOString();
  const about = { kind: 'review', subjectId, reporterId: patron.id, reason, at } as const;
  await inTransaction(deps.db, (tx) => reportSubject(tx, tenant.id, about));
  return { reported: true };
});
