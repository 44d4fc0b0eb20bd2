import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedNames } from './course.ts';

/** Years and departments with the numbers of their courses. */
export const courseFiltersShape = {
  years: z.array(z.object({ year: z.string(), count: z.int() })),
  departments: countedNames,
};

/** By what courses can be narrowed: years or terms, the newest first, and departments by name. */
export const getCourseFilters = endpoint({
  methods: ['GET'],
  path: '/find/courseMark/getFilters',
  origin: 'spec',
  access: 'public',
  summary: 'Years and departments of the courses',
  input: z.object({}),
  output: z.object(courseFiltersShape),
  errors: [],
});
