import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { COURSE_NOT_FOUND } from './errors.ts';
import { staffCourseSchema } from './staff-course.ts';

export const getStaffCourse = endpoint({
  methods: ['POST'],
  path: '/staff/courses/get',
  origin: 'ours',
  access: { staff: 'courses.manage' },
  summary: 'A course with accounts of teachers and all its books',
  input: z.object({ courseId: id }),
  output: staffCourseSchema,
  errors: [COURSE_NOT_FOUND],
});
