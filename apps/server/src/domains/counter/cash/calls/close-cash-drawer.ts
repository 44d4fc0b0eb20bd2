import { closeCashDrawer } from '@lectern/contracts/counter/cash/close-cash-drawer';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { STAFF_UNKNOWN } from '@lectern/contracts/people/staff/errors';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { closeDrawer } from '../../../lending/circulation/cash/keep-drawers.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { findAtDesk, namesOfStaff } from '../../../people/staff/colleagues.ts';
import { presentDrawer } from '../present-drawer.ts';

export const closeCashDrawerCall = implement(closeCashDrawer)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { handTo, ...count } = input;
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const next = handTo === '' ? undefined : await findAtDesk(deps.db, tenant.id, handTo);
  if (handTo !== '' && (!next || next.id === staff.id)) return refuse(STAFF_UNKNOWN);
  const names = await namesOfStaff(deps.db, tenant.id, [staff.id]);
  const closing = { ...count, staffId: staff.id, ...(next && { nextStaffId: next.id }) };
  return answerAct(
    context,
    () => closeDrawer(deps.db, own, closing),
    (drawer) => presentDrawer(drawer, tenant, names),
  );
});
