import * as z from 'zod';
import { uploadEndpoint } from '../../kernel/endpoint.ts';
import { flag } from '../../kernel/fields.ts';
import { COURSE_FILE_UNREADABLE } from './errors.ts';

/**
 * Columns of the file. A row is a course with one of its books, or with none. Teachers and their accounts are separated by `;`. A book is
 * named by record, ISBN, or title.
 */
export const COURSE_COLUMNS = [
  'code',
  'year',
  'name',
  'department',
  'teachers',
  'accounts',
  'record',
  'isbn',
  'title',
  'author',
  'kind',
  'note',
] as const;
export const NEEDED_COURSE_COLUMNS = ['code', 'year', 'name', 'department'] as const;
export const MOST_IMPORTED_COURSE_ROWS = 2000;

/** What became of a row: of its course, or of its book. */
export const COURSE_ROW_OUTCOMES = [
  'courseAdded',
  'courseChanged',
  'bookAdded',
  'bookChanged',
  'unchanged',
  'faulty',
] as const;
export type CourseRowOutcome = (typeof COURSE_ROW_OUTCOMES)[number];

/** Adds the courses and books of a CSV file, and changes those that are there. Books that the file does not name stay. */
export const importCourses = uploadEndpoint({
  path: '/staff/courses/import',
  origin: 'ours',
  access: { staff: 'courses.manage' },
  summary: 'Add and change courses from a CSV file',
  maxBytes: 4 * 1024 * 1024,
  mediaTypes: ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
  input: z.object({
    /** Says what would be done, and does nothing. */
    check: flag.default(false),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        line: z.int(),
        code: z.string(),
        outcome: z.enum(COURSE_ROW_OUTCOMES),
        /** The title of the book; empty for a row without a book. */
        title: z.string(),
        /** The catalogue has the book. */
        inCatalogue: z.boolean(),
        /** Why the row was left out. */
        message: z.string(),
      }),
    ),
  }),
  errors: [COURSE_FILE_UNREADABLE],
  rateLimit: { max: 10, windowSeconds: 60 },
});
