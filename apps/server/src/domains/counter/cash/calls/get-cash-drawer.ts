import { getCashDrawer } from '@lectern/contracts/counter/cash/get-cash-drawer';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { implement } from '../../../../platform/http/implement.ts';
import { readDrawer } from '../../../lending/circulation/cash/keep-drawers.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { namesOfStaff } from '../../../people/staff/colleagues.ts';
import { presentDrawer } from '../present-drawer.ts';

export const getCashDrawerCall = implement(getCashDrawer)(async ({ context: { tenant, staff }, deps }) => {
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const { currency } = tenant.settings.policy;
  const found = await readDrawer(deps.db, own, staff.id);
  if (!found) return { drawer: null, entries: [], currency };
  const names = await namesOfStaff(deps.db, tenant.id, [staff.id]);
  return {
    drawer: presentDrawer(found.drawer, tenant, names),
    entries: found.entries.map(({ amount, ...entry }) => ({ ...entry, amount: { amount, currency } })),
    currency,
  };
});
