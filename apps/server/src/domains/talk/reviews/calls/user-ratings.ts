import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { userRatings } from '@lectern/contracts/talk/reviews/user-ratings';
import { implement } from '../../../../platform/http/implement.ts';
import { refuseChildren, refuseGuarantees } from '../../moderation/publishing-rules.ts';
import { scoreOf, scoresOfKeys } from '../scores.ts';
import { writeReview } from '../write-review.ts';

export const userRatingsCall = implement(userRatings)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const refused =
    (await refuseGuarantees(deps, tenant, patron.id)) ?? (await refuseChildren(deps, tenant, patron.id));
  if (refused) return refused;
  const { recordId, stars } = input;
  const row = await writeReview(deps, { tenantId: tenant.id, patronId: patron.id }, { recordId, stars });
  if (isRefusal(row)) return row;
  const scores = await scoresOfKeys(deps.db, tenant.id, [row.work_key]);
  return { state: row.state, score: scores.get(row.work_key) ?? scoreOf([]) };
});
