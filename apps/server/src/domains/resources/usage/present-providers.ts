import type { CounterReport } from '@lectern/contracts/resources/usage/counter';
import type { UsageProvider } from '@lectern/contracts/resources/usage/usage-provider';
import { fromJson } from '../../../platform/db/codecs.ts';
import type { Deps } from '../../../platform/deps.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { fetchUsageJob } from './jobs.ts';
import { providerKey } from './provider-key.ts';
import { fetchingProviders, listAsks } from './store/provider-store.ts';
import type { UsageAskTable, UsageProviderTable } from './tables.ts';

/** Providers as staff see them: of a key only that there is one. */
export async function presentProviders(
  deps: Pick<Deps, 'db' | 'secrets'>,
  tenantId: string,
  rows: readonly UsageProviderTable[],
): Promise<UsageProvider[]> {
  const asks = groupBy(await listAsks(deps.db, tenantId), ({ provider_id }) => provider_id);
  const fetching = await fetchingProviders(deps.db, tenantId, fetchUsageJob.kind);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      address: row.address,
      customerId: row.customer_id,
      requestorId: row.requestor_id,
      platform: row.platform,
      release: row.release,
      reports: fromJson<CounterReport[]>(row.reports),
      fromMonth: row.from_month,
      isOn: row.is_on === 1,
      hasKey: (await providerKey(deps, row)) !== '',
      isStopped: row.is_stopped === 1,
      isFetching: fetching.has(row.id),
      ...presentAsks(fromJson<CounterReport[]>(row.reports), asks.get(row.id) ?? []),
    })),
  );
}

function presentAsks(
  reports: readonly CounterReport[],
  asks: readonly UsageAskTable[],
): Pick<UsageProvider, 'asks' | 'last'> {
  const newest = asks.reduce<UsageAskTable | undefined>(
    (one, other) => (one === undefined || other.asked_at >= one.asked_at ? other : one),
    undefined,
  );
  return {
    asks: reports.map((report) => {
      const mine = asks.filter((ask) => ask.report === report);
      const count = (state: UsageAskTable['state']) => mine.filter((ask) => ask.state === state).length;
      const taken = mine.filter(({ outcome, state }) => state === 'done' && outcome === 'DONE');
      return {
        report,
        doneCount: count('done'),
        waitingCount: count('waiting'),
        stoppedCount: count('stopped'),
        newestMonth: taken.at(-1)?.month ?? '',
      };
    }),
    last: newest
      ? {
          report: newest.report,
          month: newest.month,
          outcome: newest.outcome,
          code: newest.code,
          message: newest.message,
          at: newest.asked_at,
          nextAt: newest.next_at,
        }
      : null,
  };
}
