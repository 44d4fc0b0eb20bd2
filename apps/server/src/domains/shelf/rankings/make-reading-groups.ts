import { setImmediate as othersTurn } from 'node:timers/promises';
import { LEAST_READERS, RANKING_DAYS, RANKING_RANGES } from '@lectern/contracts/shelf/rankings/ranges';
import { addDays, dateIn } from '../../../platform/clock.ts';
import { startOfDay } from '../../../platform/day-bounds.ts';
import { toJson } from '../../../platform/db/codecs.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { unlessAway } from '../../../ports/ils/unless-away.ts';
import { COUNTED_DAYS } from './count-days.ts';
import { noteMade, replaceGroups } from './store/ranking-store.ts';
import type { CountingDeps } from './sum-source.ts';

interface Group {
  loanCount: number;
  /** Only in memory, to count each reader once: no table of rankings names a reader. */
  readonly readers: Set<string>;
}

/** Counts what groups of readers borrowed in each time, day by day from today backwards. */
export async function makeReadingGroups(
  deps: CountingDeps,
  tenant: Tenant,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock, ils } = deps;
  const statistics = ils.of(tenant).statistics;
  const names = await unlessAway(statistics?.groupNames());
  if (!statistics || !names) return;
  const { timeZone } = tenant.settings.policy;
  const today = dateIn(timeZone, clock.now());
  const groups = new Map<string, Group>();
  let end = startOfDay(timeZone, addDays(today, 1));
  for (let day = 1; day <= COUNTED_DAYS; day++) {
    if (signal?.aborted) return;
    const begin = startOfDay(timeZone, addDays(today, 1 - day));
    const borrowers = await unlessAway(statistics.readersBetween(begin, end));
    if (!borrowers) return;
    end = begin;
    for (const { groupCode, patronId, loanCount } of borrowers) {
      const group = groups.get(groupCode) ?? { loanCount: 0, readers: new Set() };
      group.loanCount += loanCount;
      group.readers.add(patronId);
      groups.set(groupCode, group);
    }
    await othersTurn();
    const span = RANKING_RANGES.find((range) => RANKING_DAYS[range] === day);
    if (span === undefined) continue;
    const rows = [...groups]
      .filter(([, { readers }]) => readers.size >= LEAST_READERS)
      .map(([code, { loanCount, readers }]) => ({
        tenant_id: tenant.id,
        span,
        code,
        names: toJson(names.get(code) ?? {}),
        loan_count: loanCount,
        reader_count: readers.size,
      }));
    const total = rows.reduce((sum, { loan_count }) => sum + loan_count, 0);
    await inTransaction(db, async (tx) => {
      await replaceGroups(tx, tenant.id, span, rows);
      await noteMade(tx, {
        tenant_id: tenant.id,
        ranking: 'group',
        span,
        made_at: clock.now().toISOString(),
        total,
      });
    });
  }
}
