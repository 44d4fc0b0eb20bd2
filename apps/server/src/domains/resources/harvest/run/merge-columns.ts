import { fromJson, toJson } from '../../../../platform/db/codecs.ts';
import { derivedColumns, type ObjectColumns } from '../../repository/object-columns.ts';
import type { DigitalObjectTable } from '../../repository/tables.ts';
import { HARVESTED, hashOf } from './read-record.ts';

const MARK_LENGTH = 10;

/** Short hashes of the columns as a record has them, by which corrections of staff are known later. */
export function marksOf(columns: ObjectColumns): string {
  return toJson(
    Object.fromEntries(HARVESTED.map((name) => [name, hashOf(columns[name]).slice(0, MARK_LENGTH)])),
  );
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
