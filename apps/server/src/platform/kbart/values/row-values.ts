import type { ColumnMeaning } from '../columns/column-table.ts';
import type { Header } from '../columns/read-header.ts';
import { LONGEST_SHOWN } from '../limits.ts';
import type { TitleFault } from '../title-fault.ts';
import { cleanNumber, cleanValue } from './clean-value.ts';

/** The values of one row by their meaning, and the faults that were seen in them. A class, because a large list makes many. */
export class RowValues {
  readonly faults: TitleFault[] = [];
  private readonly line: number;
  private readonly cells: readonly string[];
  private readonly columns: Header['columns'];

  constructor(line: number, cells: readonly string[], header: Header) {
    this.line = line;
    this.cells = cells;
    this.columns = header.columns;
  }

  /** A text; empty, with a fault, if it has more characters than `longest`. */
  text(meaning: ColumnMeaning, longest: number): string {
    const value = cleanValue(this.cellOf(meaning));
    return value.length > longest ? this.leaveOut('TOO_LONG', meaning, value) : value;
  }

  /** A number, a date, an identifier or an address; empty also for "n/a" and the like. */
  number(meaning: ColumnMeaning): string {
    return cleanNumber(this.cellOf(meaning));
  }

  /** Notes a fault of the value of a column, and is empty: the value is left out. */
  leaveOut(code: TitleFault['code'], meaning: ColumnMeaning, value: string): '' {
    const column = this.columns.get(meaning)?.name ?? '';
    this.faults.push({ line: this.line, column, code, value: shown(value) });
    return '';
  }

  private cellOf(meaning: ColumnMeaning): string {
    const column = this.columns.get(meaning);
    return column ? (this.cells[column.place] ?? '') : '';
  }
}

/** The beginning of a value, as a copy: a piece of a text keeps all of the text in memory, and faults are kept. */
export function shown(value: string): string {
  const clean = cleanValue(value.slice(0, 2 * LONGEST_SHOWN));
  return Buffer.from(Array.from(clean).slice(0, LONGEST_SHOWN).join('')).toString();
}
