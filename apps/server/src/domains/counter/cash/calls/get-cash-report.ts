import { getCashReport } from '@lectern/contracts/counter/cash/get-cash-report';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { DESK_ELSEWHERE } from '@lectern/contracts/library-system/desk-errors';
import { addDays, dateIn } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { reportCash } from '../../../lending/circulation/cash/keep-drawers.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { namesOfStaff } from '../../../people/staff/colleagues.ts';
import { presentDrawer } from '../present-drawer.ts';

export const getCashReportCall = implement(getCashReport)(async ({ input, context: { tenant }, deps }) => {
  const own = ownCirculation(deps, tenant);
  if (!own) return refuse(DESK_ELSEWHERE);
  const { timeZone, currency } = tenant.settings.policy;
  const { day = dateIn(timeZone, deps.clock.now()) } = input;
  const since = startOfDay(timeZone, day);
  const report = await reportCash(deps.db, own, {
    since,
    before: startOfDay(timeZone, addDays(day, 1)),
  });
  const { taken, givenBack, difference, withoutDrawer, drawers } = report;
  const money = (amount: number) => ({ amount, currency });
  const holders = drawers.map(({ staffId }) => staffId);
  const names = await namesOfStaff(deps.db, tenant.id, holders);
  return {
    day,
    taken: money(taken),
    givenBack: money(givenBack),
    difference: money(difference),
    withoutDrawer: { taken: money(withoutDrawer.taken), givenBack: money(withoutDrawer.givenBack) },
    drawers: drawers.map((drawer) => presentDrawer(drawer, tenant, names)),
  };
});
