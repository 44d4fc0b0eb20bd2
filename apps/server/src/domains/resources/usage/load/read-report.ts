import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { refused } from '../../../../platform/counter/counter-use.ts';
import { readCounterFile } from '../../../../platform/counter/read-counter-file.ts';
import { readCounterTable } from '../../../../platform/counter/read-counter-table.ts';
import type { TableLine } from '../../../../platform/counter/read-table-line.ts';
import { CsvTextError } from '../../../collection/vocabulary/csv-records.ts';
import { isSpreadsheet, readSpreadsheet } from '../../../collection/vocabulary/tables/spreadsheet.ts';
import type { ReadReport } from './load-report.ts';

/** A spreadsheet is in memory as a whole: larger reports come as text. */
const MOST_SHEET_BYTES = 16 * 1024 * 1024;
const MOST_SHEET_ROWS = 200_000;
const LINES_AT_ONCE = 500;

/** How a stored file is read: as a spreadsheet if it is packed as one, else as JSON or as a table. */
export function readingOf(source: Readable, encoding: TableEncoding | undefined, bytes: number): ReadReport {
  return async (reader) => {
    const [start, whole] = await withStart(source);
    if (!isSpreadsheet(start)) return readCounterFile(whole, { ...reader, encoding });
    if (bytes > MOST_SHEET_BYTES) return refused('TOO_LARGE', { value: 'xlsx' });
    try {
      const rows = await readSpreadsheet(await buffer(whole), { mostRows: MOST_SHEET_ROWS });
      return await readCounterTable(inParts(rows), reader);
    } catch (error) {
      if (error instanceof CsvTextError) return refused('BROKEN', { value: error.message.slice(0, 100) });
      throw error;
    }
  };
}

/** The first piece of a stream, and all of its pieces. */
async function withStart(source: Readable): Promise<readonly [Buffer, AsyncIterable<Uint8Array>]> {
  const pieces = (source as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const first = await pieces.next();
  const start = first.done ? Buffer.alloc(0) : first.value;
  const all = async function* () {
    if (first.done) return;
    yield start;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  return [start, all()];
}

async function* inParts(
  rows: readonly { readonly line: number; readonly values: readonly string[] }[],
): AsyncGenerator<readonly TableLine[]> {
  for (let at = 0; at < rows.length; at += LINES_AT_ONCE)
    yield rows
      .slice(at, at + LINES_AT_ONCE)
      .map(({ line, values }) => ({ line, cells: Array.from(values, (one) => one ?? '') }));
}
