import * as z from 'zod';
import { COURSE_BOOK_KINDS } from './course.ts';

/** How a book can be had now; null for a book that the catalogue does not have. */
const availability = z
  .object({
    itemCount: z.int(),
    onShelfCount: z.int(),
    /** How many of those on shelf may be borrowed. */
    loanableCount: z.int(),
    nearest: z.object({ libName: z.string(), locationName: z.string(), callNo: z.string() }).nullable(),
    earliestDue: z.string().nullable(),
    waiting: z.int(),
    /** The full text can be opened online. */
    online: z.boolean(),
  })
  .nullable();

const work = {
  /** Empty for a book that the catalogue does not have. */
  recordId: z.string(),
  title: z.string(),
  author: z.string(),
  isbn: z.string(),
  publisher: z.string(),
  publishYear: z.int().nullable(),
  imgUrl: z.string(),
  availability,
};

/** A book of one course. */
export const courseBookSchema = z.object({
  bookId: z.string(),
  kind: z.enum(COURSE_BOOK_KINDS),
  note: z.string(),
  ...work,
});
export type CourseBook = z.infer<typeof courseBookSchema>;

const courseName = z.object({ courseId: z.string(), courseName: z.string(), year: z.string() });

/** A book with the courses that use it. */
export const usedBookSchema = z.object({
  ...work,
  courseCount: z.int(),
  /** At most three of them, the newest first. */
  courses: z.array(courseName),
});
export type UsedBook = z.infer<typeof usedBookSchema>;

/** When the availability was known, and whether the library system said so now. */
export const asOfShape = { asOf: z.string(), live: z.boolean() };
