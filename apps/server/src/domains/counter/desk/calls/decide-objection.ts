import { decideObjection } from '@lectern/contracts/counter/desk/decide-objection';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { decideObjection as decide } from '../../../lending/circulation/objections/decide-objection.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';

export const decideObjectionCall = implement(decideObjection)(async ({ input, context, deps }) => {
  const own = ownCirculation(deps, context.tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  return decide(deps.db, own, { ...input, staffId: context.staff.id });
});
