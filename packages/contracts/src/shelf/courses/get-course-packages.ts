import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { COURSE_BOOK_KINDS } from './course.ts';

/** What the books of courses are, and how many works are of each kind; kinds without works are left out. */
export const getCoursePackages = endpoint({
  methods: ['GET'],
  path: '/find/course/packageIdList',
  origin: 'spec',
  access: 'public',
  summary: 'Kinds of books of courses, with their numbers',
  input: z.object({}),
  output: z.array(z.object({ packageId: z.enum(COURSE_BOOK_KINDS), count: z.int() })),
  errors: [],
});
