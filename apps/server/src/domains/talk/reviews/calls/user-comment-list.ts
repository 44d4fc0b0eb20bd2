import { userCommentList } from '@lectern/contracts/talk/reviews/user-comment-list';
import { implement } from '../../../../platform/http/implement.ts';
import { publicNames } from '../public-names.ts';
import { reviewedSources } from '../reviewed-things.ts';
import { openReviews } from '../store/review-store.ts';
import { workKey } from '../work-key.ts';

export const userCommentListCall = implement(userCommentList)(
  async ({ input, context: { tenant }, deps }) => {
    const { recordId, sort, page, rows } = input;
    const source = (await reviewedSources(deps, tenant.id, [recordId])).get(recordId);
    if (!source) return { total: 0, comments: [] };
    const part = { sort, offset: (page - 1) * rows, limit: rows };
    const { total, reviews } = await openReviews(deps.db, tenant.id, workKey(source), part);
    const authors = reviews.map((review) => review.patron_id);
    const names = await publicNames(deps.db, tenant.id, authors);
    return {
      total,
      comments: reviews.map(({ id, patron_id, stars, content, submitted_at }) => ({
        commentId: id,
        name: names.get(patron_id) ?? '',
        stars,
        content,
        submissionTime: submitted_at,
      })),
    };
  },
);
