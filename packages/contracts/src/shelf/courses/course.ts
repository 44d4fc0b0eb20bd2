import * as z from 'zod';

/** What a book is to a course. `reserve`: copies are kept in the library for the students of the course. */
export const COURSE_BOOK_KINDS = ['textbook', 'reference', 'reserve'] as const;
export type CourseBookKind = (typeof COURSE_BOOK_KINDS)[number];

/** Longest texts of a course. */
export const MAX_COURSE_NAME = 200;
export const MAX_COURSE_CODE = 40;
/** A year or term as the university writes it: `2026-2027-1`. */
export const MAX_COURSE_YEAR = 20;
export const MAX_TEACHER_NAME = 60;
export const MAX_COURSE_NOTE = 300;

const named = z.object({ id: z.string(), name: z.string() });
export type NamedOfCourses = z.infer<typeof named>;

/** Departments or teachers with the number of their courses. */
export const countedNames = z.array(named.extend({ count: z.int() }));

export const courseSchema = z.object({
  courseId: z.string(),
  courseCode: z.string(),
  courseName: z.string(),
  /** Year or term. */
  year: z.string(),
  departmentId: z.string(),
  departmentName: z.string(),
  teachers: z.array(named),
  bookCount: z.int(),
});
export type Course = z.infer<typeof courseSchema>;

export const coursePage = z.object({ total: z.int(), courses: z.array(courseSchema) });
