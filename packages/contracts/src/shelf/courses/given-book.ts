import * as z from 'zod';
import { id, text } from '../../kernel/fields.ts';
import { sharedText } from '../../kernel/shared-text.ts';
import { COURSE_BOOK_KINDS, MAX_COURSE_NOTE } from './course.ts';

/**
 * A book as a teacher or the desk names it: a record of the catalogue, or an ISBN, or title and author. The catalogue says the rest where
 * it has the book.
 */
export const givenBook = {
  recordId: z.union([id, z.literal('')]).default(''),
  isbn: text(30).default(''),
  title: sharedText(500).default(''),
  author: sharedText(300).default(''),
  kind: z.enum(COURSE_BOOK_KINDS).default('reference'),
  note: sharedText(MAX_COURSE_NOTE).default(''),
};
export const givenBookSchema = z.object(givenBook);
export type GivenBook = z.infer<typeof givenBookSchema>;
