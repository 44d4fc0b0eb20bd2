import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';

/**
 * A value that is left out of its row. DATES_REVERSED and a last DATE leave out all that the row says of its coverage, because without its
 * end the coverage would go on to the present.
 */
export const VALUE_FAULTS = [
  'DATE',
  'ISSN',
  'ISBN',
  'EMBARGO',
  'ADDRESS',
  'TOO_LONG',
  'DATES_REVERSED',
] as const;

/**
 * A row that is left out. A title that is TOO_LONG is none, so NO_TITLE follows. With TOO_FEW_COLUMNS and TOO_MANY_COLUMNS, values would
 * stand in columns of others.
 */
export const ROW_FAULTS = ['NO_TITLE', 'TOO_FEW_COLUMNS', 'TOO_MANY_COLUMNS', 'LINE_TOO_LONG'] as const;

/** A file that is refused as a whole. */
export const FILE_FAULTS = [
  /** There is no row below the names of the columns. */
  'EMPTY',
  /** No line names a title and, beside it, an address, an identifier or a coverage. */
  'NO_COLUMNS',
  /** There are more columns than may be read. */
  'TOO_MANY_COLUMNS',
  /** Two columns mean the same. */
  'COLUMN_TWICE',
  /** Bytes that the encoding does not have, or an encoding that was chosen and is plainly not that of the file. */
  'ENCODING',
  /** The last line ends in the middle of its columns, or of a character, and has no line end. */
  'CUT',
  'TOO_MANY_ROWS',
  /** The bytes are those of another kind of file. */
  'NOT_TEXT',
] as const;

export type ValueFault = (typeof VALUE_FAULTS)[number];
export type RowFault = (typeof ROW_FAULTS)[number];
export type FileFault = (typeof FILE_FAULTS)[number];

/** What is wrong with one value or row. */
export interface TitleFault {
  readonly line: number;
  /** The name of the column as the file has it; empty for a row. */
  readonly column: string;
  readonly code: ValueFault | RowFault;
  /** The beginning of the value as it stands in the file, of both dates, or of the line. */
  readonly value: string;
}

/** Why a file is refused. Rows may have been handed on before: whoever takes them keeps them apart until the reading has ended well. */
export interface TitleListRefusal {
  readonly refused: FileFault;
  /** From 1; 0 where no line is meant. */
  readonly line: number;
  /** The column that is there twice, the kind of the file, the number of rows that may be read, or the encoding in which it was read. */
  readonly value: string;
}

/** What a file was, when its rows have been read. */
export interface TitleListReading {
  readonly encoding: TableEncoding;
  readonly delimiter: '\t' | ',' | ';';
  /** The names of columns that are not used, as the file has them. */
  readonly unknownColumns: readonly string[];
  /** How many rows were handed on. */
  readonly rows: number;
  /** How many rows were left out. Blank lines are none. */
  readonly rowsLeftOut: number;
}
