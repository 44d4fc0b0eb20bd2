import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import { derivedColumns, type ObjectColumns } from '../../repository/object-columns.ts';
import type { DigitalObjectTable } from '../../repository/tables.ts';
import { hashOf } from './read-record.ts';

/** What records say. Where a document is at home, its rights and whether it is open belong to the staff from its first day on. */
const HARVESTED = [
  'kind',
  'titles',
  'creators',
  'year',
  'language',
  'descriptions',
  'publisher',
  'subjects',
  'identifiers',
  'advisors',
  'degree',
  'discipline',
  'college',
  'granted_on',
  'closed_until',
] as const satisfies readonly (keyof ObjectColumns)[];

const MARK_LENGTH = 10;

/** Short hashes of the columns as a record has them, by which corrections of staff are known later. */
export function marksOf(columns: ObjectColumns): string {
  return toJson(
    Object.fromEntries(HARVESTED.map((name) => [name, hashOf(columns[name]).slice(0, MARK_LENGTH)])),
  );
}

/** The hash of all that a record says. */
export function recordHashOf(columns: ObjectColumns): string {
  return hashOf(...HARVESTED.map((name) => columns[name]));
}

/**
 * An object with what its record says now. A column that differs from what came last was corrected by staff, and stays. Undefined if nothing
 * is to be changed.
 */
export function mergeColumns(
  object: DigitalObjectTable,
  columns: ObjectColumns,
  marks: string,
): DigitalObjectTable | undefined {
  const before = fromJson<Readonly<Record<string, string>>>(marks);
  const isOurs = (name: (typeof HARVESTED)[number]) =>
    before[name] === hashOf(object[name]).slice(0, MARK_LENGTH);
  const taken = HARVESTED.filter((name) => isOurs(name) && object[name] !== columns[name]);
  if (taken.length === 0) return undefined;
  const merged = { ...object, ...Object.fromEntries(taken.map((name) => [name, columns[name]])) };
  return { ...merged, ...derivedColumns(merged) };
}
