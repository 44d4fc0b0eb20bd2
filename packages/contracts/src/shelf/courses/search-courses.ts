import * as z from 'zod';
import { asCode } from '../../kernel/empty-values.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, ignoredIdentity, listOf, text, wholeNumber } from '../../kernel/fields.ts';
import { coursePage, MAX_COURSE_CODE, MAX_COURSE_NAME, MAX_COURSE_YEAR, MAX_TEACHER_NAME } from './course.ts';

/** Courses of a page of the course reference at first, and after its filters were reset (specification 2, section 9). */
export const COURSES_AT_FIRST = 100;
export const COURSES_AFTER_RESET = 21;

/** By what courses are narrowed; empty texts narrow nothing. */
export const courseNarrowing = {
  courseName: text(MAX_COURSE_NAME).default(''),
  teacherName: text(MAX_TEACHER_NAME).default(''),
  /** The beginning of a code is enough. */
  courseCode: asCode(text(MAX_COURSE_CODE)).default(''),
  year: asCode(text(MAX_COURSE_YEAR)).default(''),
  /** Ids of departments. */
  coCodes: listOf(id, 50).default([]),
};

export const coursePaging = {
  page: wholeNumber(1, 1_000_000).default(1),
  size: wholeNumber(1, 100).default(COURSES_AT_FIRST),
};

/** Courses, the newest first, then by name. */
export const searchCourses = endpoint({
  methods: ['POST'],
  path: '/find/courseMark/searchCourse',
  origin: 'spec',
  access: 'public',
  summary: 'Courses by name, teacher, code, year and department',
  input: z.object({ ...courseNarrowing, ...coursePaging, ...ignoredIdentity }),
  output: coursePage,
  errors: [],
});
