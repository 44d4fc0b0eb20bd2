import type { CallNumberScheme } from '@lectern/search/analysis/call-number';
import { CsvRowError, readCsvRows } from '../../vocabulary/csv-rows.ts';
import { isInOrder, type ShelfRange } from './shelf-range.ts';

/** What a table of shelves may name. */
export interface KnownPlaces {
  /** The library of a shelving location; undefined if there is no such location. */
  readonly libraryOf: (locationCode: string) => string | undefined;
  /** The ids of the shapes of a plan; undefined if there is no such plan. */
  readonly shapesOf: (planCode: string) => ReadonlySet<string> | undefined;
}

const SCHEMES: readonly (CallNumberScheme | '')[] = ['', 'clc', 'lcc', 'ddc', 'other'];

/**
 * Reads a CSV table with the columns `location`, `shelf`, `from`, `to`, and perhaps `scheme`, `plan` and `shape`. Rows count in their
 * order.
 * @throws CsvRowError
 */
export function parseShelfTable(text: string, known: KnownPlaces): ShelfRange[] {
  const ranges = readCsvRows(text, ['location', 'shelf', 'from', 'to']).map(({ line, value }) => {
    const locationCode = value('location');
    const libraryCode = known.libraryOf(locationCode);
    if (libraryCode === undefined)
      throw new CsvRowError(line, `there is no shelving location "${locationCode}"`);
    const scheme = SCHEMES.find((one) => one === value('scheme'));
    if (scheme === undefined)
      throw new CsvRowError(line, `"${value('scheme')}" is none of clc, lcc, ddc, other`);
    const range: ShelfRange = {
      libraryCode,
      locationCode,
      shelf: value('shelf'),
      scheme,
      first: value('from'),
      last: value('to'),
      planCode: value('plan'),
      shapeId: value('shape'),
    };
    if (range.shelf === '') throw new CsvRowError(line, 'the shelf has no mark');
    if (!isInOrder(range)) throw new CsvRowError(line, `${range.last} stands before ${range.first}`);
    checkShape(range, line, known);
    return range;
  });
  if (ranges.length === 0) throw new CsvRowError(undefined, 'the table has no shelves');
  return ranges;
}

function checkShape({ planCode, shapeId }: ShelfRange, line: number, { shapesOf }: KnownPlaces): void {
  if (planCode === '') {
    if (shapeId !== '') throw new CsvRowError(line, 'a shape needs a plan');
    return;
  }
  const shapes = shapesOf(planCode);
  if (!shapes) throw new CsvRowError(line, `there is no plan "${planCode}"`);
  if (!shapes.has(shapeId))
    throw new CsvRowError(line, `the plan ${planCode} has no shape with the id "${shapeId}"`);
}
