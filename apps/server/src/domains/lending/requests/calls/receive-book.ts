import { refuse } from '@lectern/contracts/kernel/refusal';
import { REQUEST_NOT_FOUND } from '@lectern/contracts/lending/requests/errors';
import { receiveBook } from '@lectern/contracts/lending/requests/receive-book';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { placeNames } from '../../../collection/vocabulary/places/place-names.ts';
import { receiveCopy } from '../../circulation/hand-overs/receive.ts';
import { ownCirculation } from '../../circulation/own-circulation.ts';
import { presentRequest } from '../present-request.ts';

export const receiveBookCall = implement(receiveBook)(async ({ input, context, deps }) => {
  const { tenant, language, patron } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(REQUEST_NOT_FOUND);
  const names = await placeNames(deps.db, tenant.id, language);
  return answerAct(
    context,
    () => receiveCopy(deps.db, own, patron.id, input.requestId),
    (moved) => presentRequest(moved, names),
  );
});
