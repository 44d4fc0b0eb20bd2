import { setImmediate as othersTurn } from 'node:timers/promises';
import { addDays, dateIn } from '../../../platform/clock.ts';
import { startOfDay } from '../../../platform/day-bounds.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { countedUntil, deleteSumsBefore, noteCountedUntil, replaceSums } from './store/daily-sum-store.ts';
import type { CountingDeps, SumSource } from './sum-source.ts';
import { isSameSums, sumsOfDay } from './sums-of-day.ts';

/** No ranking counts more days, today included. */
export const COUNTED_DAYS = 365;

/**
 * Counts the days that were not counted yet, and again those that may have changed. A broken run goes on with the day at which it ended.
 * Only days whose sums changed are written.
 */
export async function countDays(
  deps: CountingDeps,
  tenant: Tenant,
  source: SumSource,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = deps;
  const { timeZone } = tenant.settings.policy;
  const today = dateIn(timeZone, clock.now());
  const oldest = addDays(today, 1 - COUNTED_DAYS);
  const known = await countedUntil(db, tenant.id, source.kind);
  const again = known === undefined ? oldest : addDays(known, -source.changingDays);
  const [, first = oldest] = [oldest, again].sort();
  await deleteSumsBefore(db, tenant.id, oldest);
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (signal?.aborted) return;
    const [from, to] = [startOfDay(timeZone, day), startOfDay(timeZone, addDays(day, 1))];
    const sums = await source.sumsBetween(deps, tenant, from, to);
    if (sums === undefined) return;
    const before = await sumsOfDay(db, tenant.id, source.kind, day);
    const isLater = known === undefined || day > known;
    if (!isSameSums(before, sums) || (isLater && day === today))
      await inTransaction(db, async (tx) => {
        await replaceSums(tx, tenant.id, source.kind, day, sums);
        if (isLater) await noteCountedUntil(tx, tenant.id, source.kind, day);
      });
    await othersTurn();
  }
}
