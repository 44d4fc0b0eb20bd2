import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { answerAsker } from '@lectern/contracts/lending/requests/answer-asker';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { answerAsker as answer } from '../../circulation/hand-overs/answer-asker.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';
import { presentAsked } from '../present-asked.ts';

export const answerAskerCall = implement(answerAsker)(async ({ input, context, deps }) => {
  const { requestId, accept: accepts, comments: note } = input;
  const { tenant, patron } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(REQUEST_NOT_FOUND);
  const answered = await answer(deps.db, own, patron.id, requestId, { accepts, note });
  return isRefusal(answered) ? answered : presentAsked(answered);
});
