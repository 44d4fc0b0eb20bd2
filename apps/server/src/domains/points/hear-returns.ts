import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { PointEvent } from '@lectern/contracts/points/fields';
import { dateIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { EventConsumer } from '../../platform/events/event-consumer.ts';
import { instantAt } from '../../platform/local-time.ts';
import type { ReturnNews } from '../../ports/ils/ils-news.ts';
import { loanReturned } from '../circulation/loan-returned.ts';
import { givePoints, takePoints } from './change-points.ts';
import { expiryOf } from './expiry-of.ts';
import type { PointsContext } from './points-context.ts';
import { countEvents, lockPoints } from './store/point-store.ts';
import { type PointTerms, readTerms } from './store/terms-store.ts';

/** Gives and takes points for loans that ended, as the rules of the library say. A loan counts once for each event. */
export const hearReturns: EventConsumer = {
  name: 'points-of-returns',
  hears: loanReturned,
  async act(deps, tenantId, loanIds) {
    const tenant = await deps.tenants.byId(tenantId);
    const news = tenant && deps.ils.of(tenant).news;
    const terms = await readTerms(deps.db, tenantId);
    if (!news || terms.rules.length === 0) return;
    const returns = await news.ofReturns(loanIds);
    if (isRefusal(returns)) throw new Error('the library system does not say what came back');
    const now = deps.clock.now();
    const { timeZone } = tenant.settings.policy;
    const dayBegan = new Date(instantAt(timeZone, dateIn(timeZone, now), 0)).toISOString();
    const context = { tenantId, now: now.toISOString(), dayBegan };
    for (const one of returns) {
      await inTransaction(deps.db, async (tx) => {
        for (const event of eventsOf(one)) await count(tx, context, terms, one, event);
      });
    }
  },
};

function eventsOf({ wasLate, handedOver }: ReturnNews): PointEvent[] {
  return [wasLate ? 'loan_late' : 'loan_on_time', ...(handedOver ? (['handed_over'] as const) : [])];
}

async function count(
  tx: Tx,
  context: PointsContext & { readonly dayBegan: string },
  { rules, validDays }: PointTerms,
  { patronId, loanId }: ReturnNews,
  event: PointEvent,
): Promise<void> {
  const rule = rules.find((one) => one.event === event);
  if (!rule || rule.points === 0) return;
  const balance = await lockPoints(tx, context.tenantId, patronId);
  const times = await countEvents(tx, context.tenantId, patronId, event, context.dayBegan);
  if (times >= (rule.timesADay ?? Number.POSITIVE_INFINITY)) return;
  const change = { patronId, operation: event, platform: 'library', cause: `${event}/${loanId}` } as const;
  if (rule.points > 0) {
    const points = { ...change, kind: 'earned' as const, points: rule.points };
    await givePoints(tx, context, points, expiryOf(context.now, validDays));
    return;
  }
  // A reader cannot owe points.
  const points = Math.min(balance, -rule.points);
  if (points > 0) await takePoints(tx, context, { ...change, kind: 'lost', points });
}
