import type { Course } from '@lectern/contracts/shelf/courses/course';
import type { Db } from '../../../platform/db/database.ts';
import { foldedWords, orderKey } from './course-keys.ts';
import { presentCourses } from './present-courses.ts';
import { type CourseFilter, countCourses, listCourses } from './store/course-store.ts';

/** What a caller narrows courses by, as it is typed. */
interface Narrowing {
  readonly courseName: string;
  readonly teacherName: string;
  readonly courseCode: string;
  readonly year: string;
  readonly coCodes: readonly string[];
}

export function filterOf({ courseName, teacherName, courseCode, year, coCodes }: Narrowing): CourseFilter {
  return {
    words: foldedWords(courseName),
    teacherWords: foldedWords(teacherName),
    code: orderKey(courseCode),
    year,
    departmentIds: coCodes,
  };
}

/** One page of courses, and how many there are. */
export async function pageOfCourses(
  db: Db,
  tenantId: string,
  filter: CourseFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ readonly total: number; readonly courses: Course[] }> {
  const [total, rows] = await Promise.all([
    countCourses(db, tenantId, filter),
    listCourses(db, tenantId, filter, { offset: (page - 1) * size, limit: size }),
  ]);
  return { total, courses: await presentCourses(db, tenantId, rows) };
}
