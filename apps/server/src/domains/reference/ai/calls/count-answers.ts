import { COUNTED_DAYS, countAnswers } from '@lectern/contracts/reference/ai/count-answers';
import { addDays, dateIn, later } from '../../../../platform/clock.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { countByDay } from '../review/count-by-day.ts';
import { countTurns } from '../review/review-store.ts';
import { keptSince } from '../talk/kept-since.ts';

export const countAnswersCall = implement(countAnswers)(async ({ context: { tenant }, deps }) => {
  const { timeZone } = tenant.settings.policy;
  const now = deps.clock.now();
  const first = addDays(dateIn(timeZone, now), 1 - COUNTED_DAYS);
  // A day more: the first day of the library may begin before that of UTC.
  const begun = later(now, -(COUNTED_DAYS + 1) * 86_400);
  const kept = keptSince(tenant, now);
  const counted = await countTurns(deps.db, {
    tenantId: tenant.id,
    since: [begun, kept].toSorted().at(-1) ?? kept,
  });
  return { days: countByDay(counted, timeZone).filter(({ day }) => day >= first) };
});
