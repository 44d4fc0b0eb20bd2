import { openCashDrawer } from '@lectern/contracts/counter/cash/open-cash-drawer';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { namesOfStaff } from '../../../people/staff/colleagues.ts';
import { deskOf } from '../../../people/staff/desk-of.ts';
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
