import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  POINTS_NOT_TAKEN,
  POINTS_OUT_OF_LIMITS,
  POINTS_TOO_FEW,
} from '@lectern/contracts/shelf/points/errors';
import { scorePay } from '@lectern/contracts/shelf/points/score-pay';
import type { Tx } from '../../../../platform/db/database.ts';
import { answerAct } from '../../../../platform/http/answer-act.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { payInPart } from '../../../lending/circulation/money/pay-in-part.ts';
import { ownCirculation } from '../../../lending/circulation/own-circulation.ts';
import { expirePoints, takePoints } from '../change-points.ts';
import { pointLimits, worthOf } from '../limits.ts';
import { spentToday } from '../points-of.ts';
import { readTerms } from '../store/terms-store.ts';

export const scorePayCall = implement(scorePay)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { points, amount, behaviourDetlIds: behaviourIds } = input;
  const { currency, timeZone } = tenant.settings.policy;
  const own = ownCirculation(deps, tenant);
  const terms = await readTerms(deps.db, tenant.id);
  if (!terms.pays || !own) return refuse(POINTS_NOT_TAKEN);
  const clock = deps.clock.now();
  const at = { tenantId: tenant.id, now: clock.toISOString() };
  let left = 0;

  async function take(tx: Tx, open: number) {
    const has = await expirePoints(tx, at, patron.id);
    if (has < points) return refuse(POINTS_TOO_FEW, { points: has });
    const spent = await spentToday(tx, tenant.id, patron.id, timeZone, clock);
    const { least, most } = pointLimits(terms, { open, points: has, spentToday: spent });
    if (points < least || points > most) return refuse(POINTS_OUT_OF_LIMITS, { least, most });
    const change = {
      patronId: patron.id,
      kind: 'spent',
      operation: 'fine_payment',
      platform: 'website',
    } as const;
    const after = await takePoints(tx, at, { ...change, points });
    if (isRefusal(after)) return after;
    left = after;
    return worthOf(terms, points, open);
  }

  const given = { patronId: patron.id, behaviourIds, amount, method: 'points' as const };
  return answerAct(
    context,
    () => payInPart(deps.db, own, given, take),
    ({ paid }) => ({ paid: { amount: paid, currency }, spent: points, points: left }),
  );
});
