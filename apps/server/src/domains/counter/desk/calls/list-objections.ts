import { listObjections } from '@lectern/contracts/counter/desk/list-objections';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { listOpenObjections } from '../../../lending/circulation/objections/open-objections.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';

export const listObjectionsCall = implement(listObjections)(async ({ input, context, deps }) => {
  const { page, rows } = input;
  const own = ownCirculation(deps, context.tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const found = await listOpenObjections(deps.db, own, { offset: (page - 1) * rows, limit: rows });
  return {
    total: found.total,
    objections: found.objections.map(({ requestNumber, ...one }) => ({ ...one, requestNo: requestNumber })),
  };
});
