import { cancelInterlibrary } from '@lectern/contracts/counter/interlibrary/cancel-interlibrary';
import { INTERLIBRARY_REQUEST_UNKNOWN } from '@lectern/contracts/counter/interlibrary/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { actOnRequest } from '../acts/act-on-request.ts';
import { presentForReader } from '../requests/present-requests.ts';
import { findRequest } from '../store/request-store.ts';

export const cancelInterlibraryCall = implement(cancelInterlibrary)(async ({ input, context, deps }) => {
  const seen = await findRequest(deps.db, context.tenant.id, input.requestId);
  if (seen?.patron_id !== context.patron.id) return refuse(INTERLIBRARY_REQUEST_UNKNOWN);
  const moved = await actOnRequest(deps, context.tenant, seen, 'cancel', {});
  if (isRefusal(moved)) return moved;
  const [presented] = await presentForReader(deps, context, [moved]);
  if (!presented) throw new Error('one request is presented as one');
  return presented;
});
