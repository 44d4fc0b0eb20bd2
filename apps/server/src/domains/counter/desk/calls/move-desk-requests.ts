import { moveDeskRequests } from '@lectern/contracts/counter/desk/move-desk-requests';
import { isRefusal, isRefusalFor } from '@lectern/contracts/kernel/refusal';
import { ILS_UNAVAILABLE } from '@lectern/contracts/library-system/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { presentRefusal } from '../../../lending/loans/present-refusal.ts';
import { deskWords, placedDesk } from '../desk-place.ts';

export const moveDeskRequestsCall = implement(moveDeskRequests)(async ({ input, context, deps }) => {
  const { verb, requests, comments: note } = input;
  const place = placedDesk(deps, context);
  if (isRefusal(place)) return place;
  const { desk, libraryCode } = place;
  const words = await deskWords(deps, context);
  const results = [];
  for (const { requestId, operationType: step } of requests) {
    const moved = await desk.moveRequest({
      requestId,
      step,
      verb,
      libraryCode,
      note,
      staffId: context.staff.id,
    });
    if (isRefusalFor(moved, ILS_UNAVAILABLE)) return moved;
    results.push(
      isRefusal(moved)
        ? { requestId, operationType: null, refusal: presentRefusal(moved, words) }
        : { requestId, operationType: moved.step, refusal: null },
    );
  }
  return { results };
});
