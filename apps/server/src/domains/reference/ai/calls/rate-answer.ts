import { refuse } from '@lectern/contracts/kernel/refusal';
import { ANSWER_NOT_FOUND } from '@lectern/contracts/reference/ai/errors';
import { rateAnswer } from '@lectern/contracts/reference/ai/rate-answer';
import { implement } from '../../../../platform/http/implement.ts';
import { rateTurn } from '../store/turn-store.ts';

export const rateAnswerCall = implement(rateAnswer)(async ({ input, context, deps }) => {
  const { answerId: id, rating } = input;
  const turn = { tenantId: context.tenant.id, patronId: context.patron.id, id };
  const isRated = await rateTurn(deps.db, turn, rating, deps.clock.now().toISOString());
  return isRated ? { rating } : refuse(ANSWER_NOT_FOUND);
});
