import { getUserScore } from '@lectern/contracts/talk/reviews/get-user-score';
import { implement } from '../../../../platform/http/implement.ts';
import { isRecordId } from '../../../collection/catalogue/records/record-id.ts';
import { scoreOf, scoresOf } from '../scores.ts';

export const getUserScoreCall = implement(getUserScore)(async ({ input, context, deps }) => {
  const ids = [...new Set(input.recordIds)];
  const scores = await scoresOf(deps, context.tenant.id, ids.filter(isRecordId));
  return ids.map((recordId) => ({ recordId, ...(scores.get(recordId) ?? scoreOf([])) }));
});
