import type { DemoJournal } from '@lectern/demo/titles/demo-journal';
import { usageOf, usedJournals } from '@lectern/demo/titles/demo-usage';
import { dateIn } from '../../../../platform/clock.ts';
import type { CounterUse, MonthCount } from '../../../../platform/counter/counter-use.ts';
import { monthsOf } from '../../../../platform/counter/values.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { DemoSeed, SeedDeps } from '../../../../platform/demo-seed.ts';
import { anyEresource, idOfEresource } from '../../databases/any-eresource.ts';
import { eresourceNames } from '../../databases/eresource-names.ts';
import { lastMonth } from '../fetch/missing-months.ts';
import { loadReport, newOutcome } from '../load/load-report.ts';
import { nameKey } from '../load/thing-key.ts';
import { putCost } from '../store/cost-store.ts';
import { insertLoad } from '../store/load-store.ts';
import { mapSource, platformIds } from '../store/source-store.ts';
import type { UsageLoadTable } from '../tables.ts';

const MONTHS = 14;
const NEVER = new AbortController().signal;

/** Invented title reports of some databases for the months before, and what the databases cost. */
export const usageSeed: DemoSeed = {
  tables: [
    'usage_platform',
    'usage_thing',
    'usage_load',
    'usage_slice',
    'usage_total',
    'usage_count',
    'eresource_cost',
  ],
  async load(deps, { demo, tenantId }) {
    for (const [at, [code, journals]] of [...usedJournals(demo)].entries()) {
      const eresourceId = await idOfEresource(deps.db, tenantId, code);
      const eresource = eresourceId && (await anyEresource(deps.db, tenantId, eresourceId));
      if (!eresource) throw new Error(`the demo has no database ${code}`);
      await loadUsage(deps, tenantId, eresource.id, journals, at);
    }
  },
};

async function loadUsage(
  deps: SeedDeps,
  tenantId: string,
  eresourceId: string,
  journals: readonly DemoJournal[],
  place: number,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now().toISOString();
  const names = await eresourceNames(db, { tenantId, language: 'en-US' }, [eresourceId]);
  const platform = names.get(eresourceId) ?? eresourceId;
  const to = lastMonth(dateIn('UTC', clock.now()), false);
  const from = monthBefore(to, MONTHS - 1);
  const head = { report: 'TR', release: '5.1', customerId: '', createdBy: 'Demo', from, to } as const;
  const one = newLoad(tenantId, `${platform} TR`, now);
  await insertLoad(db, one);
  const uses = journals.flatMap((journal, at) =>
    useOf(journal, { platform, months: monthsOf(head), at, place }),
  );
  await loadReport(
    deps,
    one,
    async (reader) => {
      await reader.onUses(uses);
      return { head, exceptions: [], itemCount: journals.length };
    },
    NEVER,
  );
  const [id = ''] = (await platformIds(db, tenantId, new Map([[nameKey(platform), platform]]), now)).values();
  await mapSource(db, tenantId, { id, kind: 'platform' }, eresourceId);
  for (const year of [Number(to.slice(0, 4)), Number(to.slice(0, 4)) - 1]) {
    const cost = { amount: (180 - place * 25) * 10_000, currency: 'CNY', year, updated_at: now };
    await db
      .transaction()
      .execute((tx) => putCost(tx, { ...cost, tenant_id: tenantId, eresource_id: eresourceId }));
  }
}

function useOf(
  { name, publisher, print, online, isFree }: DemoJournal,
  given: {
    readonly platform: string;
    readonly months: readonly string[];
    readonly at: number;
    readonly place: number;
  },
): CounterUse[] {
  const counts = given.months.flatMap((month): MonthCount[] => {
    const { requests, investigations, turnAways } = usageOf(given.at + given.place, month);
    const all = [
      { metric: 'Total_Item_Requests', month, count: requests },
      { metric: 'Total_Item_Investigations', month, count: investigations },
      { metric: 'Unique_Item_Requests', month, count: Math.ceil(requests * 0.7) },
      { metric: 'No_License', month, count: isFree ? 0 : turnAways },
    ] as const;
    return all.filter(({ count }) => count > 0);
  });
  const thing = {
    kind: 'title',
    name,
    publisher,
    doi: '',
    isbn: '',
    printIssn: print,
    onlineIssn: online,
    proprietary: '',
  } as const;
  return [
    {
      place: given.at + 1,
      platform: given.platform,
      thing,
      access: isFree ? 'open' : 'controlled',
      isMining: false,
      counts,
    },
  ];
}

function newLoad(tenantId: string, fileName: string, now: string): UsageLoadTable {
  return {
    id: newId(),
    tenant_id: tenantId,
    staff_id: '',
    provider_id: '',
    state: 'running',
    is_check: 0,
    file_name: fileName,
    stored_name: '',
    encoding: '',
    outcome: newOutcome(),
    started_at: now,
    ended_at: '',
  };
}

/** The month so many months before. */
function monthBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}
