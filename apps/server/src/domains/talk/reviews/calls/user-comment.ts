import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { REVIEW_TEXT_MISSING } from '@lectern/contracts/talk/reviews/errors';
import { userComment } from '@lectern/contracts/talk/reviews/user-comment';
import { implement } from '../../../../platform/http/implement.ts';
import { refuseChildren, refuseGuarantees, refuseWords } from '../../moderation/publishing-rules.ts';
import { presentOwn } from '../present-own.ts';
import { writeReview } from '../write-review.ts';

export const userCommentCall = implement(userComment)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { recordId, stars, content } = input;
  if (content === '') return refuse(REVIEW_TEXT_MISSING);
  const refused =
    refuseWords(tenant, content) ??
    (await refuseGuarantees(deps, tenant, patron.id)) ??
    (await refuseChildren(deps, tenant, patron.id));
  if (refused) return refused;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const row = await writeReview(deps, owner, { recordId, stars, content });
  if (isRefusal(row)) return row;
  const [review] = await presentOwn(deps, tenant, [row]);
  return review ?? refuse(BIB_NOT_FOUND);
});
