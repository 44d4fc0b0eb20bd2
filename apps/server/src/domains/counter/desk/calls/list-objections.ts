import { listObjections } from '@lectern/contracts/counter/desk/list-objections';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';

export const listObjectionsCall = implement(listObjections)(async ({ input, context, deps }) => {
  const { page, rows } = input;
  const part = { offset: (page - 1) * rows, limit: rows };
  const found = await deps.ils.of(context.tenant).objections?.list(part);
  if (!found) return refuse(DESK_ELSEWHERE);
  if (isRefusal(found)) return found;
  return {
    total: found.total,
    objections: found.objections.map(({ requestNumber, ...one }) => ({ ...one, requestNo: requestNumber })),
  };
});
