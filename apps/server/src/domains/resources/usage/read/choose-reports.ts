import type { CounterReport } from '@lectern/contracts/resources/usage/counter';

/** Views of one report: the first that there is says the most. */
type OneOf = readonly CounterReport[];

/**
 * The ways to count a month of a platform, the best first. A way is one report, or several that have nothing in common: of journals and of
 * books. Titles come before platforms, so that sums are those of the titles below them.
 */
const WAYS: readonly (readonly OneOf[])[] = [
  [['TR']],
  [
    ['TR_J3', 'TR_J1', 'TR_J4', 'TR_J2'],
    ['TR_B3', 'TR_B1', 'TR_B2'],
  ],
  [['IR']],
  [['IR_A1'], ['IR_M1']],
  [['PR']],
  [['PR_P1']],
  [['DR']],
  [['DR_D1', 'DR_D2']],
];

/** Of databases. */
const DATABASE_WAYS: readonly (readonly OneOf[])[] = [[['DR']], [['DR_D1', 'DR_D2']]];

/** The reports to count a month of a platform from, among those that have a metric; each use is in one of them at most. */
export function chooseReports(
  having: ReadonlySet<CounterReport>,
  ofDatabases = false,
): readonly CounterReport[] {
  for (const way of ofDatabases ? DATABASE_WAYS : WAYS) {
    const found = way.flatMap((views) => views.find((report) => having.has(report)) ?? []);
    if (found.length > 0) return found;
  }
  return [];
}

/** Whether a report tells titles or items. */
export function hasTitles(report: CounterReport): boolean {
  return report.startsWith('TR') || report.startsWith('IR');
}
