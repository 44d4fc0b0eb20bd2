import * as z from 'zod';
import { id, requiredText, text } from '../../kernel/fields.ts';
import { MAX_COURSE_CODE, MAX_COURSE_NAME, MAX_COURSE_YEAR, MAX_TEACHER_NAME } from './course.ts';
import { givenBookSchema } from './given-book.ts';

export const MOST_COURSE_BOOKS = 300;
export const MOST_COURSE_TEACHERS = 20;

/** What a course is, as staff or a file say. */
export const courseFacts = {
  code: requiredText(MAX_COURSE_CODE),
  year: requiredText(MAX_COURSE_YEAR),
  name: requiredText(MAX_COURSE_NAME),
  department: requiredText(MAX_COURSE_NAME),
};

export const courseTeacher = z.object({
  name: requiredText(MAX_TEACHER_NAME),
  /** The account with which the teacher signs in; empty if it is not known. */
  account: z.union([id, z.literal('')]).default(''),
});

export const givenCourse = {
  ...courseFacts,
  /** Without them the course keeps those that it has. */
  teachers: z.array(courseTeacher).max(MOST_COURSE_TEACHERS).optional(),
  /** All books in their order; without them the course keeps those that it has. */
  books: z.array(givenBookSchema).max(MOST_COURSE_BOOKS).optional(),
};

/** A course as staff see and change it. */
export const staffCourseSchema = z.object({
  courseId: z.string(),
  code: z.string(),
  year: z.string(),
  name: z.string(),
  department: z.string(),
  teachers: z.array(z.object({ name: z.string(), account: z.string() })),
  books: z.array(
    z.object({
      recordId: z.string(),
      isbn: z.string(),
      title: z.string(),
      author: z.string(),
      kind: givenBookSchema.shape.kind.unwrap(),
      note: z.string(),
    }),
  ),
  /** How many readers marked it. */
  markCount: z.int(),
  updatedAt: text(30),
});
export type StaffCourse = z.infer<typeof staffCourseSchema>;
