import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, instant } from '../../kernel/fields.ts';
import { COURSE_BOOK_UNNAMED, COURSE_CHANGED, COURSE_CODE_TAKEN, COURSE_NOT_FOUND } from './errors.ts';
import { givenCourse, staffCourseSchema } from './staff-course.ts';

/** Adds a course, or changes one: its facts, and where they are given its teachers and all its books. */
export const putCourse = endpoint({
  methods: ['POST'],
  path: '/staff/courses/put',
  origin: 'ours',
  access: { staff: 'courses.manage' },
  summary: 'Add or change a course',
  input: z.object({
    /** A new course without it. */
    courseId: id.optional(),
    /** When the course was last changed, as it was read: if somebody changed it since, nothing is overwritten. */
    updatedAt: instant.optional(),
    ...givenCourse,
  }),
  output: staffCourseSchema,
  errors: [COURSE_NOT_FOUND, COURSE_CODE_TAKEN, COURSE_CHANGED, COURSE_BOOK_UNNAMED],
});
