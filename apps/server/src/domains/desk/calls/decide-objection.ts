import { DESK_ELSEWHERE } from '@lectern/contracts/circulation/desk-errors';
import { decideObjection } from '@lectern/contracts/desk/decide-objection';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';

export const decideObjectionCall = implement(decideObjection)(async ({ input, context, deps }) => {
  const { objections } = deps.ils.of(context.tenant);
  if (!objections) return refuse(DESK_ELSEWHERE);
  return objections.decide({ ...input, staffId: context.staff.id });
});
