import { dateIn } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { instantAt } from '../../../platform/local-time.ts';
import { hasExpired } from './change-points.ts';
import { listLots, spentSince } from './store/point-store.ts';

/** The points of a reader that have not expired, and those of them that expire next. */
export async function pointsOf(db: Db, tenantId: string, patronId: string, now: string) {
  const lots = (await listLots(db, tenantId, patronId)).filter((lot) => !hasExpired(lot, now));
  const [next] = lots;
  const at = next?.expires_at ?? null;
  const sum = (some: typeof lots) => some.reduce((total, { remaining }) => total + remaining, 0);
  const expiring = at === null ? null : { points: sum(lots.filter((lot) => lot.expires_at === at)), at };
  return { points: sum(lots), expiring };
}

/** The points that a reader spent today, in the time zone of the library. */
export function spentToday(
  db: Db,
  tenantId: string,
  patronId: string,
  timeZone: string,
  now: Date,
): Promise<number> {
  const since = new Date(instantAt(timeZone, dateIn(timeZone, now), 0)).toISOString();
  return spentSince(db, tenantId, patronId, since);
}
