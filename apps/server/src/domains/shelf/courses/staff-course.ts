import type { StaffCourse } from '@lectern/contracts/shelf/courses/staff-course';
import type { AuditedState } from '../../../platform/audit/note-change.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listBooksOf } from './store/book-store.ts';
import { findCourse } from './store/course-store.ts';
import { countReaders } from './store/mark-store.ts';
import { teachersOf } from './store/teacher-store.ts';

/** A course has fewer books than this. */
const ALL = { offset: 0, limit: 10_000 };

/** A course as staff see it; undefined if there is none. */
export async function staffCourse(db: Db, tenantId: string, id: string): Promise<StaffCourse | undefined> {
  const course = await findCourse(db, tenantId, id);
  if (!course) return undefined;
  const [teachers, books, readers] = await Promise.all([
    teachersOf(db, tenantId, [id]),
    listBooksOf(db, tenantId, id, ALL),
    countReaders(db, tenantId, [id]),
  ]);
  return {
    courseId: id,
    code: course.code,
    year: course.year,
    name: course.name,
    department: course.department_name,
    teachers: (teachers.get(id) ?? []).map(({ name, account }) => ({ name, account })),
    books: books.map(({ record_id: recordId, isbn, title, author, kind, note }) => ({
      recordId,
      ...{ isbn, title, author, kind, note },
    })),
    markCount: readers.get(id) ?? 0,
    updatedAt: course.updated_at,
  };
}

/** A course as the audit has it. */
export function auditedCourse(course: StaffCourse | undefined): AuditedState | undefined {
  if (!course) return undefined;
  const { code, year, name, department, teachers, books } = course;
  return {
    ...{ code, year, name, department },
    teachers: teachers.map((one) => one.name),
    books: books.map(({ title, kind, note }) => [kind, title, note].filter(Boolean).join(': ')),
  };
}
