import { getMyComment } from '@lectern/contracts/talk/reviews/get-my-comment';
import { implement } from '../../../../platform/http/implement.ts';
import { presentOwn } from '../present-own.ts';
import { reviewedSources } from '../reviewed-things.ts';
import { ownReviews } from '../store/review-store.ts';
import { workKey } from '../work-key.ts';

export const getMyCommentCall = implement(getMyComment)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { recordId, docCode, state, page, rows } = input;
  const source =
    recordId === undefined ? undefined : (await reviewedSources(deps, tenant.id, [recordId])).get(recordId);
  if (recordId !== undefined && !source) return { total: 0, comments: [] };
  const { total, reviews } = await ownReviews(
    deps.db,
    { tenantId: tenant.id, patronId: patron.id },
    { workKey: source && workKey(source), docCode, state },
    { offset: (page - 1) * rows, limit: rows },
  );
  return { total, comments: await presentOwn(deps, tenant, reviews) };
});
