import type { CounterUse } from '../../../../platform/counter/counter-use.ts';
import { newId } from '../../../../platform/db/ids.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { insertCounts, insertSlices, insertTotals } from '../store/slice-store.ts';
import { type NewThing, platformIds, thingIds } from '../store/source-store.ts';
import type { UsageCountTable, UsageSliceTable, UsageTotalTable } from '../tables.ts';
import { nameKey, thingKey } from './thing-key.ts';

interface Writing {
  readonly tenantId: string;
  readonly loadId: string;
  /** Counts only, and writes nothing. */
  readonly isCheck: boolean;
}

/** Platforms of one report: more is no report of a provider. */
const MOST_PLATFORMS = 500;

/** Stores the uses of a report in slices that nobody sees yet, and adds them up. */
export function createUseWriter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { tenantId, loadId, isCheck }: Writing,
) {
  const now = clock.now().toISOString();
  const idsOfPlatforms = new Map<string, string>();
  const namesOfPlatforms = new Map<string, string>();
  const slices = new Map<string, string>();
  const totals = new Map<string, UsageTotalTable>();
  const sums = new Map<string, number>();
  let part = 0;

  async function write(uses: readonly CounterUse[]): Promise<void> {
    for (const { platform } of uses) namesOfPlatforms.set(nameKey(platform), platform);
    if (namesOfPlatforms.size > MOST_PLATFORMS) throw new RangeError('too many platforms in one report');
    for (const { counts } of uses)
      for (const { metric, count } of counts) sums.set(metric, (sums.get(metric) ?? 0) + count);
    if (isCheck) return;
    await knowPlatforms();
    await knowSlices(uses);
    await putCounts(uses, await knowThings(uses));
  }

  async function knowPlatforms(): Promise<void> {
    const fresh = new Map([...namesOfPlatforms].filter(([key]) => !idsOfPlatforms.has(key)));
    for (const [key, id] of await platformIds(db, tenantId, fresh, now)) idsOfPlatforms.set(key, id);
  }

  const platformOf = (use: CounterUse) => idsOfPlatforms.get(nameKey(use.platform)) ?? '';

  async function knowSlices(uses: readonly CounterUse[]): Promise<void> {
    const places = uses.flatMap((use) => use.counts.map(({ month }) => [platformOf(use), month] as const));
    await addSlices(places);
  }

  async function addSlices(places: readonly (readonly [platformId: string, month: string])[]): Promise<void> {
    const rows: UsageSliceTable[] = [];
    for (const [platform_id, month] of places) {
      const key = `${platform_id} ${month}`;
      if (slices.has(key)) continue;
      const id = newId();
      slices.set(key, id);
      rows.push({
        id,
        tenant_id: tenantId,
        platform_id,
        report: '',
        release: '',
        month,
        load_id: loadId,
        is_current: 0,
      });
    }
    await insertSlices(db, rows);
  }

  async function knowThings(uses: readonly CounterUse[]): Promise<ReadonlyMap<string, string>> {
    const things = new Map<string, NewThing>();
    for (const use of uses) {
      if (!use.thing) continue;
      const platformId = platformOf(use);
      const { kind, name, publisher, doi, isbn, printIssn, onlineIssn } = use.thing;
      const thing_key = thingKey(use.thing, platformId);
      const numbers = { doi, isbn, print_issn: printIssn, online_issn: onlineIssn };
      const platform_id = kind === 'database' ? platformId : '';
      things.set(thing_key, { thing_key, kind, name, publisher, ...numbers, platform_id });
    }
    return thingIds(db, tenantId, things, now);
  }

  async function putCounts(uses: readonly CounterUse[], ids: ReadonlyMap<string, string>): Promise<void> {
    part += 1;
    const rows = new Map<string, UsageCountTable>();
    for (const use of uses) {
      const platformId = platformOf(use);
      const thing_id = use.thing && ids.get(thingKey(use.thing, platformId));
      for (const { metric, month, count } of use.counts) {
        const slice_id = slices.get(`${platformId} ${month}`) ?? '';
        const traits = {
          tenant_id: tenantId,
          slice_id,
          metric,
          access: use.access,
          is_mining: use.isMining ? 1 : 0,
        } as const;
        const key = `${slice_id} ${metric} ${use.access} ${traits.is_mining}`;
        totals.set(key, { ...traits, count: (totals.get(key)?.count ?? 0) + count });
        if (thing_id === undefined) continue;
        const place = `${key} ${thing_id}`;
        rows.set(place, { ...traits, thing_id, part, count: (rows.get(place)?.count ?? 0) + count });
      }
    }
    await insertCounts(db, [...rows.values()]);
  }

  return {
    write,
    /** Adds the months of the report in which a platform had no use, and all sums; answers the platforms. */
    async finish(months: readonly string[]): Promise<readonly string[]> {
      const platforms = [...idsOfPlatforms.values()];
      await addSlices(platforms.flatMap((id) => months.map((month) => [id, month] as const)));
      await insertTotals(db, [...totals.values()]);
      return platforms;
    },
    get platforms(): string[] {
      return [...namesOfPlatforms.values()].sort();
    },
    get sums(): { readonly metric: string; readonly count: number }[] {
      return [...sums]
        .map(([metric, count]) => ({ metric, count }))
        .sort((one, other) => other.count - one.count);
    },
  };
}
