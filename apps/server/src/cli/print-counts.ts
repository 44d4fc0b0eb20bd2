import type { ImportCounts } from '../domains/collection/catalogue/import/import-report.ts';
import { number } from './progress.ts';

type PlainCount = {
  [K in keyof ImportCounts]: ImportCounts[K] extends number ? K : never;
}[keyof ImportCounts];

/** In the order in which they are printed. */
const NAMES: Readonly<Record<PlainCount, string>> = {
  records: 'records read',
  created: 'created',
  updated: 'updated',
  unchanged: 'unchanged',
  deleted: 'deleted',
  suppressed: 'deleted at the source, kept out of sight because of loans or holds',
  deletedUnknown: 'deleted at the source, not here',
  duplicates: 'control number twice in the file, the last one stored',
  rejected: 'rejected',
  itemsCreated: 'items created',
  itemsUpdated: 'items updated',
  itemsDeleted: 'items deleted',
  itemsWithdrawn: 'items withdrawn because of loans',
  itemsMoved: 'items moved to another record',
};

/** What an import did, as a table for the terminal; counts of nothing are left out. */
export function countsTable(counts: ImportCounts): string {
  const rows: [number, string][] = (Object.keys(NAMES) as PlainCount[])
    .filter((key) => key === 'records' || counts[key] > 0)
    .map((key) => [counts[key], NAMES[key]]);
  for (const [kind, count] of Object.entries(counts.skipped)) rows.push([count, `skipped: ${kind} records`]);
  for (const [warning, count] of Object.entries(counts.warnings))
    rows.push([count, `read in spite of ${warning}`]);
  for (const [code, count] of Object.entries(counts.unknownLibraries))
    rows.push([count, `items of library ${code || '(none)'}, which this tenant does not have`]);
  const width = Math.max(...rows.map(([count]) => number(count).length));
  return rows.map(([count, name]) => `  ${number(count).padStart(width)}  ${name}`).join('\n');
}
