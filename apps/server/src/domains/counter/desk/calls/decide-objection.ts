import { decideObjection } from '@lectern/contracts/counter/desk/decide-objection';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';

export const decideObjectionCall = implement(decideObjection)(async ({ input, context, deps }) => {
  const { objections } = deps.ils.of(context.tenant);
  if (!objections) return refuse(DESK_ELSEWHERE);
  return objections.decide({ ...input, staffId: context.staff.id });
});
