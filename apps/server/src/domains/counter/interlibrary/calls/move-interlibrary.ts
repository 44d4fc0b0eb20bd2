import { INTERLIBRARY_REQUEST_UNKNOWN } from '@lectern/contracts/counter/interlibrary/errors';
import { moveInterlibrary } from '@lectern/contracts/counter/interlibrary/move-interlibrary';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { actOnRequest } from '../acts/act-on-request.ts';
import { presentForStaff } from '../requests/present-requests.ts';
import { findRequest } from '../store/request-store.ts';

export const moveInterlibraryCall = implement(moveInterlibrary)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { requestId, verb, ...facts } = input;
  const seen = await findRequest(deps.db, tenant.id, requestId);
  if (!seen) return refuse(INTERLIBRARY_REQUEST_UNKNOWN);
  const moved = await actOnRequest(deps, tenant, seen, verb, facts, (tx, at) =>
    addAuditEntry(tx, tenant.id, {
      staffId: staff.id,
      action: 'interlibrary.move',
      subject: seen.number,
      details: { verb },
      at,
    }),
  );
  if (isRefusal(moved)) return moved;
  const [presented] = await presentForStaff(deps, context, [moved]);
  if (!presented) throw new Error('one request is presented as one');
  return presented;
});
