import { handleBehaviour } from '@lectern/contracts/counter/desk/handle-behaviour';
import { FORBIDDEN } from '@lectern/contracts/kernel/common-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { WAIVING_VERBS } from '@lectern/rules/behaviours';
import { implement } from '../../../../platform/http/implement.ts';
import { handleBehaviour as handle } from '../../../lending/circulation/money/handle-behaviour.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';

export const handleBehaviourCall = implement(handleBehaviour)(async ({ input, context, deps }) => {
  const { behaviourDetlId: behaviourId, verb, reason: note } = input;
  const { staff, tenant } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const waives = WAIVING_VERBS.some((one) => one === verb);
  if (waives && !staff.permissions.has('circulation.waive')) return refuse(FORBIDDEN);
  const handled = await handle(deps.db, own, { behaviourId, verb, note, staffId: staff.id });
  return isRefusal(handled) ? handled : { processFlag: handled.state };
});
