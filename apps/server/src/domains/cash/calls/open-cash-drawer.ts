import { openCashDrawer } from '@lectern/contracts/cash/open-cash-drawer';
import { DESK_ELSEWHERE } from '@lectern/contracts/circulation/desk-errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../platform/http/implement.ts';
import { namesOfStaff } from '../../staff/colleagues.ts';
import { deskOf } from '../../staff/desk-of.ts';
import { presentDrawer } from '../present-drawer.ts';

export const openCashDrawerCall = implement(openCashDrawer)(async ({ input, context, deps }) => {
  const { tenant, staff } = context;
  const { cash } = deps.ils.of(tenant);
  if (!cash) return refuse(DESK_ELSEWHERE);
  const place = deskOf(staff);
  if (isRefusal(place)) return place;
  const { libraryCode } = place;
  const drawer = await cash.open({ libraryCode, staffId: staff.id, float: input.float });
  if (isRefusal(drawer)) return drawer;
  return presentDrawer(drawer, tenant, await namesOfStaff(deps.db, tenant.id, [staff.id]));
});
