import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, listOf } from '../../kernel/fields.ts';
import { coursePage } from './course.ts';
import { courseFiltersShape } from './get-course-filters.ts';
import { courseNarrowing, coursePaging } from './search-courses.ts';

/** The courses that the reader marked, the newest first, and by what they can be narrowed. */
export const listMarkedCourses = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/myMarkList',
  origin: 'spec',
  access: 'patron',
  summary: 'Courses that the reader marked',
  input: z.object({
    /** Only those of these courses that are marked; all without it. */
    courseIds: asCode(listOf(id, 100)).optional(),
    ...courseNarrowing,
    ...coursePaging,
    ...ignoredIdentity,
  }),
  output: coursePage.extend(courseFiltersShape),
  errors: [],
});
