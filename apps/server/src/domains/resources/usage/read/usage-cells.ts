import type { CounterAccess, CounterMetric, CounterReport } from '@lectern/contracts/resources/usage/counter';
import type { Db } from '../../../../platform/db/database.ts';
import { countsOfThings, totalsOf } from '../store/count-store.ts';
import { currentSlices } from '../store/slice-store.ts';
import type { Choice } from './choice.ts';
import { chooseReports } from './choose-reports.ts';

/** The sum that one report has of a metric in a month of a platform. */
interface Cell {
  readonly sliceId: string;
  readonly place: string;
  readonly month: string;
  readonly report: CounterReport;
  readonly metric: CounterMetric;
  readonly access: CounterAccess;
  readonly count: number;
}

/** What is counted: each use in one cell only, and which months reports have at all. */
export interface ChosenCells {
  readonly cells: readonly Cell[];
  /** Months of which there is a report. */
  readonly months: ReadonlySet<string>;
}

/**
 * The sums of the months of a choice. For each platform, month and metric those reports are taken that `chooseReports` chooses, and the
 * others are left out. Databases of a platform are counted from the reports of databases.
 */
export async function usageCells(
  db: Db,
  choice: Choice,
  metrics?: ReadonlySet<CounterMetric>,
): Promise<ChosenCells> {
  const { tenantId, sources } = choice;
  const slices = (await currentSlices(db, tenantId, choice)).filter((one) => one.report !== '');
  const byId = new Map(slices.map((one) => [one.id, one]));
  const ofPlatforms = sources
    ? slices.filter(({ platform_id }) => sources.platforms.has(platform_id))
    : slices;
  const totals = await totalsOf(
    db,
    tenantId,
    ofPlatforms.map(({ id }) => id),
  );
  const counts = sources ? await countsOfThings(db, tenantId, sources.databases) : [];
  const cellsOf = (rows: typeof totals, kind: string): Cell[] =>
    rows.flatMap(({ slice_id, metric, access, count }) => {
      const slice = byId.get(slice_id);
      if (!slice || slice.report === '' || (metrics && !metrics.has(metric))) return [];
      const { platform_id, month, report } = slice;
      return [
        {
          sliceId: slice_id,
          place: `${kind} ${platform_id}`,
          month,
          report,
          metric,
          access,
          count: Number(count),
        },
      ];
    });
  const cells = [
    ...chosenOf(cellsOf(totals, 'platform'), false),
    ...chosenOf(cellsOf(counts, 'database'), true),
  ];
  const seen = [...ofPlatforms, ...counts.flatMap(({ slice_id }) => byId.get(slice_id) ?? [])];
  return {
    cells: choice.access === 'all' ? cells : cells.filter(({ access }) => access === choice.access),
    months: new Set(seen.map(({ month }) => month)),
  };
}

function chosenOf(cells: readonly Cell[], ofDatabases: boolean): readonly Cell[] {
  const placeOf = ({ place, month, metric }: Cell) => `${place} ${month} ${metric}`;
  const having = new Map<string, Set<CounterReport>>();
  for (const cell of cells) {
    const reports = having.get(placeOf(cell)) ?? new Set();
    having.set(placeOf(cell), reports.add(cell.report));
  }
  const chosen = new Map(
    [...having].map(([place, reports]) => [place, new Set(chooseReports(reports, ofDatabases))]),
  );
  return cells.filter((cell) => chosen.get(placeOf(cell))?.has(cell.report));
}
