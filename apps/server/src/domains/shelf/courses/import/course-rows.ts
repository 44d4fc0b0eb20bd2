import { id, requiredText, text } from '@lectern/contracts/kernel/fields';
import { inputFault } from '@lectern/contracts/kernel/input-fault';
import type { Language } from '@lectern/contracts/kernel/languages';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { MAX_TEACHER_NAME } from '@lectern/contracts/shelf/courses/course';
import { COURSE_FILE_UNREADABLE } from '@lectern/contracts/shelf/courses/errors';
import { givenBook } from '@lectern/contracts/shelf/courses/given-book';
import {
  COURSE_COLUMNS,
  MOST_IMPORTED_COURSE_ROWS,
  NEEDED_COURSE_COLUMNS,
} from '@lectern/contracts/shelf/courses/import-courses';
import { courseFacts, MOST_COURSE_TEACHERS } from '@lectern/contracts/shelf/courses/staff-course';
import * as z from 'zod';
import { CsvRowError, readCsvRows } from '../../../collection/vocabulary/csv-rows.ts';
import { csvText } from '../../../collection/vocabulary/csv-text.ts';

const rowSchema = z.object({
  ...courseFacts,
  teachers: parted(requiredText(MAX_TEACHER_NAME)),
  accounts: parted(z.union([id, z.literal('')])),
  record: givenBook.recordId,
  isbn: givenBook.isbn,
  title: givenBook.title,
  author: givenBook.author,
  kind: z.preprocess((value) => value || undefined, givenBook.kind),
  note: givenBook.note,
});
export type CourseFileRow = z.infer<typeof rowSchema>;

/** Values that a semicolon parts; none for an empty text. */
function parted<S extends z.ZodType<unknown, string>>(item: S) {
  return text(500)
    .transform((value) => (value === '' ? [] : value.split(/[;；]/).map((one) => one.trim())))
    .pipe(z.array(item).max(MOST_COURSE_TEACHERS))
    .optional();
}

/** A row of the file, or what is wrong with it in the language of the caller. */
export interface ReadCourseRow {
  readonly line: number;
  readonly code: string;
  readonly title: string;
  readonly row?: CourseFileRow;
  readonly fault?: string;
}

/** The rows of a CSV file in UTF-8 or GB 18030. */
export function readCourseRows(
  file: Buffer,
  language: Language,
): readonly ReadCourseRow[] | Refusal<'COURSE_FILE_UNREADABLE'> {
  try {
    const rows = readCsvRows(csvText(file), NEEDED_COURSE_COLUMNS, MOST_IMPORTED_COURSE_ROWS);
    return rows.map(({ line, columns, value }) => {
      const known = COURSE_COLUMNS.filter((column) => columns.includes(column));
      const given = Object.fromEntries(known.map((column) => [column, value(column)]));
      const parsed = rowSchema.safeParse(given);
      const told = { line, code: value('code'), title: value('title') };
      if (parsed.success) return { ...told, row: parsed.data };
      const { field, reason } = inputFault(parsed.error.issues, given, language);
      return { ...told, fault: `${field}: ${reason}` };
    });
  } catch (error) {
    if (error instanceof CsvRowError) return refuse(COURSE_FILE_UNREADABLE, { reason: error.message });
    throw error;
  }
}
