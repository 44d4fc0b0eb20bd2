import { setImmediate as othersTurn } from 'node:timers/promises';
import { TABLE_ENCODINGS, type TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import type { TitleFault } from '@lectern/contracts/resources/titles/title-list';
import type { MarcEncoding, MarcReadResult } from '@lectern/marc/marc-read-result';
import { NotMarcError } from '@lectern/marc/not-marc-error';
import { readMarc } from '@lectern/marc/read-marc';
import { recordKind } from '@lectern/marc/record-kind';
import { MOST_ROWS } from '../kbart/limits.ts';
import type { TitleListRefusal } from '../kbart/title-fault.ts';
import type { TitleRow } from '../kbart/title-row.ts';
import type { IsWebAddress } from '../kbart/values/read-row.ts';
import { titleRowsOf } from './title-rows.ts';

export interface MarcTitleReader {
  /** How records of ISO 2709 are written, if somebody knows it; else each record is judged. */
  readonly encoding?: TableEncoding | undefined;
  readonly isWebAddress: IsWebAddress;
  readonly mostRows?: number;
  /** Takes the rows of some records, in the order of the file. The reading waits for it. */
  onRows(rows: readonly TitleRow[]): Promise<void>;
  onFault(fault: TitleFault): void;
}

export interface MarcTitleReading {
  /** Null where no encoding of tables is meant, such as MARC-8. */
  readonly encoding: TableEncoding | null;
}

/**
 * Reads the titles of MARC records, MARC 21 or UNIMARC, in ISO 2709 or MARCXML. Memory is bounded by one record and some of its neighbours.
 * Records that are marked as deleted, are no descriptions, or cannot be read are left out and told. A file whose last record breaks off is
 * refused: its other half is missing. Rows that are handed on before a refusal must not be used.
 */
export async function readMarcTitles(
  source: AsyncIterable<Uint8Array>,
  { encoding, isWebAddress, mostRows = MOST_ROWS, onRows, onFault }: MarcTitleReader,
): Promise<MarcTitleReading | TitleListRefusal> {
  const options =
    encoding === 'utf-8' || encoding === 'gb18030' ? { encoding: encoding as MarcEncoding } : {};
  let [records, count, found] = [0, 0, ''];
  let last: MarcReadResult | undefined;
  try {
    for await (const batch of readMarc(source, options)) {
      const rows: TitleRow[] = [];
      for (const result of batch) {
        records += 1;
        last = result;
        if (result.kind === 'record') found = result.encoding;
        const read = rowsOf(result, isWebAddress);
        rows.push(...read.rows);
        for (const fault of read.faults) onFault(fault);
      }
      count += rows.length;
      if (count > mostRows) return { refused: 'TOO_MANY_ROWS', line: records, value: String(mostRows) };
      if (rows.length > 0) await onRows(rows);
      await othersTurn();
    }
  } catch (error) {
    if (!(error instanceof NotMarcError)) throw error;
    return error.found === 'empty'
      ? { refused: 'EMPTY', line: 0, value: '' }
      : { refused: 'NOT_TEXT', line: 0, value: error.found };
  }
  if (last?.kind === 'rejected' && BROKEN_OFF.has(last.reason))
    return { refused: 'CUT', line: records, value: '' };
  if (count === 0) return { refused: 'EMPTY', line: 0, value: '' };
  return { encoding: TABLE_ENCODINGS.find((one) => one === found.toLowerCase()) ?? null };
}

/** How the end of a file looks that was not loaded to its end. */
const BROKEN_OFF: ReadonlySet<string> = new Set(['truncated', 'malformed-xml']);

function rowsOf(result: MarcReadResult, isWebAddress: IsWebAddress) {
  const line = result.position.index + 1;
  const leftOut = (code: TitleFault['code'], value: string) => ({
    rows: [],
    faults: [{ line, column: '', code, value }],
  });
  if (result.kind === 'rejected') return leftOut('RECORD', result.reason);
  const kind = recordKind(result.record);
  if (kind !== 'bibliographic') return leftOut('RECORD', kind);
  if (result.record.leader[5] === 'd') return leftOut('DELETED', '');
  return titleRowsOf(result.record, line, isWebAddress);
}
