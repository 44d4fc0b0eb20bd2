import * as z from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedNames } from './course.ts';

/** By what the books of courses can be narrowed: departments and teachers by name. */
export const getCourseDict = endpoint({
  methods: ['GET'],
  path: '/find/course/courseDict',
  origin: 'spec',
  access: 'public',
  summary: 'Departments and teachers of the courses',
  input: z.object({}),
  output: z.object({ departments: countedNames, teachers: countedNames }),
  errors: [],
});
