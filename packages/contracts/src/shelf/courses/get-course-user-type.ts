import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** What the reader is to the courses: a teacher is one whose account a course names. */
export const COURSE_USER_TYPES = ['teacher', 'reader'] as const;

/** Whether the reader teaches a course. */
export const getCourseUserType = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/userType',
  origin: 'spec',
  access: 'patron',
  summary: 'Whether the reader teaches a course',
  input: z.object({}),
  output: z.object({ userType: z.enum(COURSE_USER_TYPES) }),
  errors: [],
});
