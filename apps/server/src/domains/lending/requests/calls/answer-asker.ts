import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { answerAsker } from '@lectern/contracts/lending/requests/answer-asker';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { presentAsked } from '../present-asked.ts';

export const answerAskerCall = implement(answerAsker)(async ({ input, context, deps }) => {
  const { requestId, accept: accepts, comments: note } = input;
  const { tenant, patron } = context;
  const answered = await deps.ils.of(tenant).handOvers?.answer(patron.id, requestId, { accepts, note });
  if (!answered) return refuse(REQUEST_NOT_FOUND);
  return isRefusal(answered) ? answered : presentAsked(answered);
});
