import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { checkScoreFlag } from '@lectern/contracts/shelf/points/check-score-flag';
import { implement } from '../../../../platform/http/implement.ts';
import { openOfBehaviours } from '../../../lending/circulation/money/pay-in-part.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { pointLimits, worthOf } from '../limits.ts';
import { pointsOf, spentToday } from '../points-of.ts';
import { readTerms } from '../store/terms-store.ts';

export const checkScoreFlagCall = implement(checkScoreFlag)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { currency, timeZone } = tenant.settings.policy;
  const own = ownCirculation(deps, tenant);
  const now = deps.clock.now();
  const open = own ? await openOfBehaviours(deps.db, own, patron.id, input.behaviourDetlIds) : 0;
  if (isRefusal(open)) return open;
  const [terms, { points }, spent] = await Promise.all([
    readTerms(deps.db, tenant.id),
    pointsOf(deps.db, tenant.id, patron.id, now.toISOString()),
    spentToday(deps.db, tenant.id, patron.id, timeZone, now),
  ]);
  const { forAll, least, most } = pointLimits(terms, { open, points, spentToday: spent });
  return {
    scoreFlag: most > 0 ? (1 as const) : (0 as const),
    pays: terms.pays && own !== undefined,
    points,
    perPoint: { amount: terms.minorUnitsPerPoint, currency },
    open: { amount: open, currency },
    pointsForAll: forAll,
    leastPoints: least,
    mostPoints: most,
    covers: { amount: worthOf(terms, most, open), currency },
  };
});
