import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, wholeNumber } from '../../kernel/fields.ts';
import { courseSchema } from './course.ts';
import { asOfShape, courseBookSchema } from './course-book.ts';
import { COURSE_NOT_FOUND } from './errors.ts';

/** A course with its books in the order of the course, with live availability. */
export const listBooksOfCourse = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/bookList',
  origin: 'spec',
  access: 'public',
  summary: 'A course and its books',
  input: z.object({
    courseId: id,
    page: wholeNumber(1, 1_000_000).default(1),
    size: wholeNumber(1, 100).default(100),
    ...ignoredIdentity,
  }),
  output: z.object({
    course: courseSchema,
    total: z.int(),
    books: z.array(courseBookSchema),
    ...asOfShape,
  }),
  errors: [COURSE_NOT_FOUND],
});
