import { findHeader } from './columns/find-header.ts';
import type { Header } from './columns/read-header.ts';
import { MOST_COLUMNS, MOST_LINES_ABOVE } from './limits.ts';
import type { Line } from './lines/line-splitter.ts';
import { type Delimiter, readCells } from './lines/read-cells.ts';
import { createRecordJoiner } from './lines/record-joiner.ts';
import type { RowFault, TitleFault, TitleListReading, TitleListRefusal } from './title-fault.ts';
import type { TitleRow } from './title-row.ts';
import { cleanValue } from './values/clean-value.ts';
import { type IsWebAddress, readRow } from './values/read-row.ts';
import { shown } from './values/row-values.ts';

type Counts = Omit<TitleListReading, 'encoding'>;

interface Table {
  readonly header: Header;
  readonly delimiter: Delimiter;
  readonly joiner: ReturnType<typeof createRecordJoiner>;
}

/** Makes rows of the lines of a list: finds the names of the columns, and sorts out what is no row. */
export function createRowSorter({
  isWebAddress,
  mostRows,
  onFault,
}: {
  readonly isWebAddress: IsWebAddress;
  readonly mostRows: number;
  onFault(fault: TitleFault): void;
}) {
  let table: Table | undefined;
  let refusal: TitleListRefusal | undefined;
  const waiting: TitleRow[] = [];
  let linesAbove = 0;
  /** The fewest cells of a row that was taken: the last line of a file that is whole has no fewer. */
  let narrowest = Number.POSITIVE_INFINITY;
  let rows = 0;
  let rowsLeftOut = 0;

  /** Takes the next line, until there is a refusal. */
  function push(line: Line): void {
    if (refusal) return;
    if (table) for (const record of table.joiner.push(line)) readRecord(table, record);
    else lookForTable(line);
  }

  function lookForTable(line: Line): void {
    const found = line.isTooLong ? undefined : findHeader(line);
    if (found) {
      const { header, delimiter } = found;
      if (header.width.usual > MOST_COLUMNS)
        refuse('TOO_MANY_COLUMNS', line.number, String(header.width.usual));
      else if (header.twice !== undefined) refuse('COLUMN_TWICE', line.number, shown(header.twice));
      table = { header, delimiter, joiner: createRecordJoiner(delimiter) };
    } else if (line.text.trim() !== '' && ++linesAbove > MOST_LINES_ABOVE) refuse('NO_COLUMNS', 0, '');
  }

  function readRecord({ header, delimiter }: Table, record: Line): void {
    if (refusal) return;
    const cells = record.isTooLong ? [record.text] : readCells(record.text, delimiter);
    if (cells.every((cell) => cleanValue(cell) === '')) return;
    const code = record.isTooLong ? 'LINE_TOO_LONG' : misfitOf(cells, header);
    if (rows + rowsLeftOut >= mostRows) refuse('TOO_MANY_ROWS', record.number, String(mostRows));
    else if (!record.isEnded && cells.length < Math.min(narrowest, header.width.usual))
      refuse('CUT', record.number, shown(record.text));
    else if (code) leaveOut(code, record);
    else {
      narrowest = Math.min(narrowest, cells.length);
      take(readRow(record.number, cells, header, isWebAddress));
    }
  }

  function take({ row, faults }: ReturnType<typeof readRow>): void {
    for (const fault of faults) onFault(fault);
    if (row) {
      rows++;
      waiting.push(row);
    } else rowsLeftOut++;
  }

  function leaveOut(code: RowFault, record: Line): void {
    rowsLeftOut++;
    onFault({ line: record.number, column: '', code, value: shown(record.text) });
  }

  function refuse(refused: TitleListRefusal['refused'], line: number, value: string): void {
    refusal = { refused, line, value };
  }

  /** What the file was, behind its last line. */
  function finish(): Counts | TitleListRefusal {
    if (table) for (const record of table.joiner.finish()) readRecord(table, record);
    if (refusal) return refusal;
    if (!table) return { refused: linesAbove === 0 ? 'EMPTY' : 'NO_COLUMNS', line: 0, value: '' };
    if (rows + rowsLeftOut === 0) return { refused: 'EMPTY', line: 0, value: '' };
    const unknownColumns = table.header.unknown.map(shown);
    return { delimiter: table.delimiter, unknownColumns, rows, rowsLeftOut };
  }

  return {
    push,
    finish,
    /** The next rows that wait to be handed on, `most` at most. */
    shift(most: number): readonly TitleRow[] {
      return waiting.splice(0, most);
    },
    get waiting(): number {
      return waiting.length;
    },
    get refusal(): TitleListRefusal | undefined {
      return refusal;
    },
  };
}

/** Why a row does not fit below the names of the columns. */
function misfitOf(cells: readonly string[], { width: { least, most } }: Header): RowFault | undefined {
  if (cells.length < least) return 'TOO_FEW_COLUMNS';
  const hasMore = cells.length > most && cells.slice(most).some((cell) => cleanValue(cell) !== '');
  return hasMore ? 'TOO_MANY_COLUMNS' : undefined;
}
