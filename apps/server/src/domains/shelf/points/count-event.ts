import type { PointEvent } from '@lectern/contracts/shelf/points/fields';
import type { Tx } from '../../../platform/db/database.ts';
import { givePoints, takePoints } from './change-points.ts';
import { expiryOf } from './expiry-of.ts';
import type { PointsContext } from './points-context.ts';
import { countEvents, lockPoints } from './store/point-store.ts';
import type { PointTerms } from './store/terms-store.ts';

/** Gives or takes what the terms of the library say for an event of a reader; the same subject counts once for each event. */
export async function countEvent(
  tx: Tx,
  /** `dayBegan`: ISO instant of the library's midnight. */
  context: PointsContext & { readonly dayBegan: string },
  { rules, validDays }: Pick<PointTerms, 'rules' | 'validDays'>,
  {
    patronId,
    event,
    subjectId,
  }: { readonly patronId: string; readonly event: PointEvent; readonly subjectId: string },
): Promise<void> {
  const rule = rules.find((one) => one.event === event);
  if (!rule || rule.points === 0) return;
  const balance = await lockPoints(tx, context.tenantId, patronId);
  const times = await countEvents(tx, context.tenantId, patronId, event, context.dayBegan);
  if (times >= (rule.timesADay ?? Number.POSITIVE_INFINITY)) return;
  const platform = event === 'text_approved' ? 'website' : 'library';
  const change = { patronId, operation: event, platform, cause: `${event}/${subjectId}` } as const;
  if (rule.points > 0) {
    const points = { ...change, kind: 'earned' as const, points: rule.points };
    await givePoints(tx, context, points, expiryOf(context.now, validDays));
    return;
  }
  // A reader cannot owe points.
  const points = Math.min(balance, -rule.points);
  if (points > 0) await takePoints(tx, context, { ...change, kind: 'lost', points });
}
