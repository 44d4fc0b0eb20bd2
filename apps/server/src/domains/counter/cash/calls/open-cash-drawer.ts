import { openCashDrawer } from '@lectern/contracts/counter/cash/open-cash-drawer';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { openDrawer } from '../../../lending/circulation/cash/keep-drawers.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { namesOfStaff } from '../../../people/staff/colleagues.ts';
import { deskOf } from '../../../people/staff/desk-of.ts';
import { presentDrawer } from '../present-drawer.ts';

export const openCashDrawerCall = implement(openCashDrawer)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const place = deskOf(staff);
  if (isRefusal(place)) return place;
  const { libraryCode } = place;
  const names = await namesOfStaff(deps.db, tenant.id, [staff.id]);
  return answerAct(
    context,
    () => openDrawer(deps.db, own, { libraryCode, staffId: staff.id, float: input.float }),
    (drawer) => presentDrawer(drawer, tenant, names),
  );
});
