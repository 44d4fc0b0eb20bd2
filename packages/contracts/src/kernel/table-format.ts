import * as z from 'zod';

/** Formats in which a table leaves as a file: CSV (RFC 4180, UTF-8 with a byte order mark) or a spreadsheet (Office Open XML). */
export const TABLE_FORMATS = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

export const TABLE_MEDIA_TYPES: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The field of an input that chooses the format. */
export const tableFormat = z.enum(TABLE_FORMATS).default('csv');
