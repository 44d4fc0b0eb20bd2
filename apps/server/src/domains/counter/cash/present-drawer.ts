import type { drawerSchema } from '@lectern/contracts/counter/cash/drawer-view';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import type { CashDrawer } from '../../lending/circulation/cash/cash-drawer.ts';

/** A drawer as staff see it. `names` has the members of the staff by id. */
export function presentDrawer(
  drawer: CashDrawer,
  tenant: Pick<Tenant, 'settings'>,
  names: ReadonlyMap<string, string>,
): OutputOf<typeof drawerSchema> {
  const { id: drawerId, libraryCode, staffId, openedAt, closedAt, reason } = drawer;
  const { float, taken, givenBack, difference } = drawer;
  const { currency } = tenant.settings.policy;
  const money = (amount: number) => ({ amount, currency });
  return {
    drawerId,
    libraryCode,
    holder: { staffId, name: names.get(staffId) ?? '' },
    openedAt,
    closedAt,
    float: money(float),
    taken: money(taken),
    givenBack: money(givenBack),
    difference: money(difference),
    sum: money(float + taken - givenBack + difference),
    reason,
  };
}
