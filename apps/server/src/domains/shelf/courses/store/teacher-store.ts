import type { Db } from '../../../../platform/db/database.ts';
import { type CourseFilter, conditionOf } from './course-store.ts';

/** A department or teacher with the number of its courses. */
export interface CountedName {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** Departments that have such courses, by name. */
export async function countByDepartment(
  db: Db,
  tenantId: string,
  filter: CourseFilter = {},
): Promise<CountedName[]> {
  const rows = await db
    .selectFrom('course_department')
    .innerJoin('course', 'course.department_id', 'course_department.id')
    .select(['course_department.id', 'course_department.name', 'course_department.name_key'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('course_department.tenant_id', '=', tenantId)
    .where('course.tenant_id', '=', tenantId)
    .where((eb) => conditionOf(eb as never, tenantId, filter))
    .groupBy(['course_department.id', 'course_department.name', 'course_department.name_key'])
    .orderBy('course_department.name_key')
    .execute();
  return rows.map(({ id, name, count }) => ({ id, name, count: Number(count) }));
}

/** Teachers who have courses, by name; at most two thousand. */
export async function countByTeacher(db: Db, tenantId: string): Promise<CountedName[]> {
  const rows = await db
    .selectFrom('course_teacher')
    .innerJoin('course_teaching', 'course_teaching.teacher_id', 'course_teacher.id')
    .select(['course_teacher.id', 'course_teacher.name', 'course_teacher.name_key'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('course_teacher.tenant_id', '=', tenantId)
    .where('course_teaching.tenant_id', '=', tenantId)
    .groupBy(['course_teacher.id', 'course_teacher.name', 'course_teacher.name_key'])
    .orderBy('course_teacher.name_key')
    .limit(2000)
    .execute();
  return rows.map(({ id, name, count }) => ({ id, name, count: Number(count) }));
}

export interface TeacherOfCourse {
  readonly id: string;
  readonly name: string;
  readonly account: string;
}

/** The teachers of these courses in their order, by the id of the course. */
export async function teachersOf(
  db: Db,
  tenantId: string,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TeacherOfCourse[]>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('course_teaching')
    .innerJoin('course_teacher', 'course_teacher.id', 'course_teaching.teacher_id')
    .select([
      'course_teaching.course_id',
      'course_teacher.id',
      'course_teacher.name',
      'course_teacher.account',
    ])
    .where('course_teaching.tenant_id', '=', tenantId)
    .where('course_teacher.tenant_id', '=', tenantId)
    .where('course_teaching.course_id', 'in', courseIds)
    .orderBy('course_teaching.position')
    .execute();
  const teachers = new Map<string, TeacherOfCourse[]>();
  for (const { course_id, ...teacher } of rows)
    teachers.set(course_id, [...(teachers.get(course_id) ?? []), teacher]);
  return teachers;
}
