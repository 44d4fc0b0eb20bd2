import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { COURSE_NOT_FOUND } from './errors.ts';

/** Removes a course with its books, marks and proposals. */
export const removeCourse = endpoint({
  methods: ['POST'],
  path: '/staff/courses/remove',
  origin: 'ours',
  access: { staff: 'courses.manage' },
  summary: 'Remove a course',
  input: z.object({ courseId: id }),
  output: z.object({ courseId: z.string() }),
  errors: [COURSE_NOT_FOUND],
});
