import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/fields.ts';
import { COURSE_BOOK_KINDS, courseSchema } from './course.ts';

/** The courses that use a record, the newest first; at most a hundred. Empty for an unknown record. */
export const listCoursesOfRecord = endpoint({
  methods: ['POST'],
  path: '/find/course/ofRecord',
  origin: 'ours',
  access: 'public',
  summary: 'Courses that use a record',
  input: z.object({ recordId: id }),
  output: z.array(courseSchema.extend({ kind: z.enum(COURSE_BOOK_KINDS), note: z.string() })),
  errors: [],
});
