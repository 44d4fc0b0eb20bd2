import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, listOf, text, wholeNumber } from '../../kernel/fields.ts';
import { COURSE_BOOK_KINDS, MAX_COURSE_NAME } from './course.ts';
import { asOfShape, usedBookSchema } from './course-book.ts';

/** Orders by `sortType`: used by most courses first, by title, newest edition first. */
export const COURSE_BOOK_SORTS = [0, 1, 2] as const;
/** Books of a page (specification 2, section 9). */
export const COURSE_BOOK_ROWS = 12;

/** The books of all courses, each once. */
export const listCourseBooks = endpoint({
  methods: ['POST'],
  path: '/find/course/courseList',
  origin: 'spec',
  access: 'public',
  summary: 'Books of courses with live availability',
  input: z.object({
    teacherIds: listOf(id, 50).default([]),
    departmentIds: listOf(id, 50).default([]),
    /** Words of the name of a course; all must occur. */
    courseName: text(MAX_COURSE_NAME).default(''),
    packageId: z.enum(COURSE_BOOK_KINDS).optional(),
    sortType: wholeNumber(0, COURSE_BOOK_SORTS.length - 1).default(0),
    page: wholeNumber(1, 1_000_000).default(1),
    rows: wholeNumber(1, 100).default(COURSE_BOOK_ROWS),
    ...ignoredIdentity,
  }),
  output: z.object({ total: z.int(), books: z.array(usedBookSchema), ...asOfShape }),
  errors: [],
});
