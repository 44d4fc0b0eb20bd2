import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity } from '../../kernel/fields.ts';
import { COURSE_MARK_LIMIT_REACHED, COURSE_NOT_FOUND } from './errors.ts';

/** How many courses one reader may mark. */
export const MOST_COURSE_MARKS = 500;

/** Puts a course among the reader's own. A course that is there already stays as it is. */
export const markCourse = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/markCourse',
  origin: 'spec',
  access: 'patron',
  summary: "Puts a course among the reader's own",
  input: z.object({ courseId: id, ...ignoredIdentity }),
  output: z.object({ courseId: z.string(), markedAt: z.string() }),
  errors: [COURSE_NOT_FOUND, COURSE_MARK_LIMIT_REACHED],
});
