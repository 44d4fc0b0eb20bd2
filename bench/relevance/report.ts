import { writeFileSync } from 'node:fs';
import type { Judged } from './verdict.ts';

/** The recorded cases of all sets: their share is wanted of them together, since some sets have few that count. */
const CASES = /^cases, /;
const ALL_CASES = 'cases, all sets together';

/** Shares that must pass, in per cent, by the beginning of a set's name; the first that fits. */
const THRESHOLDS: readonly (readonly [RegExp, number | undefined])[] = [
  [/^equal pairs/, 100],
  [/^Han variants/, 100],
  [/reported only/, undefined],
  [/first$/, 98],
  [/: (pinyin|typo)/, 90],
  [/^slips/, 90],
  [/author and word/, 95],
  [/ISBN/, 100],
  [new RegExp(`^${ALL_CASES}$`), 95],
  [CASES, undefined],
  [/./, 95],
];

/** Prints one row for each set, why cases could not be answered, and the first failures of each set. */
export function report(all: readonly Judged[], { failures, out }: { failures: number; out?: string }): void {
  const sets = groupBy(all, ({ set }) => set);
  const rows = [...sets].map(([set, judged]) => row(set, judged));
  const cases = all.filter(({ set }) => CASES.test(set));
  if (cases.length > 0) rows.push(row(ALL_CASES, cases));
  console.table(rows);
  const reasons = groupBy(
    all.filter(({ outcome }) => outcome === 'unanswerable'),
    ({ set, reason }) => `${set}: ${reason}`,
  );
  console.log('\nUnanswerable');
  for (const [reason, of] of reasons) console.log(`  ${String(of.length).padStart(5)}  ${reason}`);
  for (const [set, judged] of sets) {
    const failed = judged.filter(({ outcome }) => outcome === 'failed');
    if (failed.length === 0) continue;
    console.log(`\nFailed in ${set}: ${failed.length}`);
    for (const { name, detail } of failed.slice(0, failures)) console.log(`  ${name}\n      ${detail ?? ''}`);
    if (failed.length > failures) console.log(`  and ${failed.length - failures} more (--failures, --out)`);
  }
  if (out !== undefined)
    writeFileSync(
      out,
      all
        .filter(({ outcome }) => outcome !== 'passed')
        .map((one) => `${JSON.stringify(one)}\n`)
        .join(''),
    );
}

function row(set: string, judged: readonly Judged[]): Record<string, string | number> {
  const count = (wanted: Judged['outcome']) => judged.filter(({ outcome }) => outcome === wanted).length;
  const passed = count('passed');
  const failed = count('failed');
  const counted = passed + failed;
  const threshold = THRESHOLDS.find(([name]) => name.test(set))?.[1];
  const share = counted === 0 ? undefined : (passed / counted) * 100;
  return {
    set,
    passed,
    failed,
    unanswerable: count('unanswerable'),
    '%': share === undefined ? '' : Math.floor(share * 10) / 10,
    'wanted %': threshold ?? '',
    met: share === undefined || threshold === undefined ? '' : share >= threshold ? 'yes' : 'NO',
  };
}

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one)) ?? [];
    group.push(one);
    groups.set(keyOf(one), group);
  }
  return groups;
}
