import type { Course } from '@lectern/contracts/shelf/courses/course';
import type { Db } from '../../../platform/db/database.ts';
import { countBooks } from './store/book-store.ts';
import type { CourseRow } from './store/course-store.ts';
import { teachersOf } from './store/teacher-store.ts';

/** Courses as everybody sees them. Accounts of teachers stay away. */
export async function presentCourses(
  db: Db,
  tenantId: string,
  rows: readonly CourseRow[],
): Promise<Course[]> {
  const ids = rows.map(({ id }) => id);
  const [teachers, books] = await Promise.all([teachersOf(db, tenantId, ids), countBooks(db, tenantId, ids)]);
  return rows.map((row) => ({
    courseId: row.id,
    courseCode: row.code,
    courseName: row.name,
    year: row.year,
    departmentId: row.department_id,
    departmentName: row.department_name,
    teachers: (teachers.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
    bookCount: books.get(row.id) ?? 0,
  }));
}
