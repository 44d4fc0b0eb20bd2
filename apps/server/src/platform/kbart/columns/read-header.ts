import { cleanValue } from '../values/clean-value.ts';
import { COLUMN_NAMES, type ColumnMeaning, NEEDED_BESIDE_TITLE } from './column-table.ts';

export interface Column {
  /** Its place in a row, from 0. */
  readonly place: number;
  /** As the file has it. */
  readonly name: string;
}

/** Where the values of a row are. */
export interface Header {
  readonly columns: ReadonlyMap<ColumnMeaning, Column>;
  readonly unknown: readonly string[];
  /**
   * How many cells a row has: at least to the last column that is used, because some writers leave out what is empty at the end, as a rule
   * to the last one with a name, and at most all.
   */
  readonly width: { readonly least: number; readonly usual: number; readonly most: number };
  /** A column that means the same as one before. */
  readonly twice: string | undefined;
}

interface Place {
  readonly meaning: ColumnMeaning;
  readonly group: number;
}

const PLACES = new Map<string, Place>(
  Object.entries(COLUMN_NAMES).flatMap(([meaning, groups]) =>
    groups.flatMap((names, group) =>
      names.map((name): [string, Place] => [bareName(name), { meaning: meaning as ColumnMeaning, group }]),
    ),
  ),
);

/** The columns that cells name; undefined if they are not the head of a list of titles. */
export function readHeader(cells: readonly string[]): Header | undefined {
  const names = cells.map(cleanValue);
  const best = new Map<ColumnMeaning, { readonly group: number; readonly columns: Column[] }>();
  for (const [place, name] of names.entries()) {
    const known = PLACES.get(bareName(name));
    if (!known) continue;
    const before = best.get(known.meaning);
    if (!before || known.group < before.group)
      best.set(known.meaning, { group: known.group, columns: [{ place, name }] });
    else if (known.group === before.group) before.columns.push({ place, name });
  }
  if (!best.has('title') || !NEEDED_BESIDE_TITLE.some((meaning) => best.has(meaning))) return undefined;
  const columns = new Map<ColumnMeaning, Column>();
  for (const [meaning, { columns: found }] of best) if (found[0]) columns.set(meaning, found[0]);
  const used = new Set([...columns.values()].map(({ place }) => place));
  return {
    columns,
    unknown: names.filter((name, place) => name !== '' && !used.has(place)),
    width: {
      least: Math.max(...used) + 1,
      usual: names.findLastIndex((name) => name !== '') + 1,
      most: cells.length,
    },
    twice: [...best.values()].find((one) => one.columns.length > 1)?.columns[1]?.name,
  };
}

/** A name as names are compared. The sign # stays: "Title #" is a number of titles. */
function bareName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-.:/()'"]/g, '');
}
