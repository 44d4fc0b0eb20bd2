import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { ignoredIdentity } from '../../kernel/fields.ts';
import { courseSchema } from './course.ts';
import { coursePaging } from './search-courses.ts';

/** The courses that the reader teaches, the newest first. Of the readers who marked them, only the number is told. */
export const listTaughtCourses = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/myCourse',
  origin: 'spec',
  access: 'patron',
  summary: 'Courses that the reader teaches',
  input: z.object({ ...coursePaging, ...ignoredIdentity }),
  output: z.object({
    total: z.int(),
    courses: z.array(
      courseSchema.extend({
        markCount: z.int(),
        /** Own proposals that wait for the library. */
        pendingCount: z.int(),
      }),
    ),
  }),
  errors: [],
});
