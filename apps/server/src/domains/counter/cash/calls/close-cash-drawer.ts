import { closeCashDrawer } from '@lectern/contracts/counter/cash/close-cash-drawer';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { STAFF_UNKNOWN } from '@lectern/contracts/people/staff/errors';
import { implement } from '../../../../platform/http/implement.ts';
import { findAtDesk, namesOfStaff } from '../../../people/staff/colleagues.ts';
import { presentDrawer } from '../present-drawer.ts';

export const closeCashDrawerCall = implement(closeCashDrawer)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { handTo, ...count } = input;
  const { cash } = deps.ils.of(tenant);
  if (!cash) return refuse(DESK_ELSEWHERE);
  const next = handTo === '' ? undefined : await findAtDesk(deps.db, tenant.id, handTo);
  if (handTo !== '' && (!next || next.id === staff.id)) return refuse(STAFF_UNKNOWN);
  const drawer = await cash.close({ ...count, staffId: staff.id, ...(next && { nextStaffId: next.id }) });
  if (isRefusal(drawer)) return drawer;
  return presentDrawer(drawer, tenant, await namesOfStaff(deps.db, tenant.id, [staff.id]));
});
