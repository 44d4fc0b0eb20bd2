import { Readable } from 'node:stream';
import { TABLE_MEDIA_TYPES, type TableFormat } from '@lectern/contracts/kernel/table-format';
import { csvLines, type TableRow } from '@lectern/rules/csv';
import type { RawAnswers } from '../http/implement.ts';
import { toXlsx } from './xlsx.ts';

/** A table as a file to download. Its rows, headings first, are read while they are sent. */
export function tableFile(
  rows: AsyncIterable<TableRow>,
  {
    name,
    format,
    now,
  }: {
    /** The name of the file, without the ending. */
    readonly name: string;
    readonly format: TableFormat;
    readonly now: Date;
  },
): RawAnswers['download'] {
  return {
    fileName: `${name}.${format}`,
    contentType: TABLE_MEDIA_TYPES[format],
    body: format === 'csv' ? Readable.from(csvLines(rows)) : toXlsx(rows, now),
  };
}
