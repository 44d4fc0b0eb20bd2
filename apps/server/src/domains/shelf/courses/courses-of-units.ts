import type { Db } from '../../../platform/db/database.ts';
import type { UnitContents } from '../../../platform/unit-contents.ts';
import { orderKey } from './course-keys.ts';
import { presentCourses } from './present-courses.ts';
import { countCourses, listCourses } from './store/course-store.ts';
import { type CountedName, countByDepartment } from './store/teacher-store.ts';

/** A unit has the courses of departments that are called as it is. */
export const coursesOfUnits: UnitContents = {
  kind: 'course',
  async count({ db }, { tenant }, units) {
    const departments = await countByDepartment(db, tenant.id);
    return new Map(
      units.map((unit) => [
        unit.id,
        called(departments, unit.names).reduce((sum, one) => sum + one.count, 0),
      ]),
    );
  },
  async page({ db }, { tenant }, unit, place) {
    const departmentIds = await idsCalled(db, tenant.id, unit.names);
    if (departmentIds.length === 0) return { total: 0, entries: [] };
    const filter = { departmentIds };
    const [total, rows] = await Promise.all([
      countCourses(db, tenant.id, filter),
      listCourses(db, tenant.id, filter, place),
    ]);
    const courses = await presentCourses(db, tenant.id, rows);
    const entries = courses.map(({ courseId, courseName, courseCode, year, teachers }) => ({
      kind: 'course' as const,
      id: courseId,
      title: courseName,
      by: teachers.map(({ name }) => name).join(' · '),
      note: [courseCode, year].filter(Boolean).join(' · '),
      imgUrl: '',
    }));
    return { total, entries };
  },
};

async function idsCalled(db: Db, tenantId: string, names: readonly string[]): Promise<string[]> {
  return called(await countByDepartment(db, tenantId), names).map(({ id }) => id);
}

function called(departments: readonly CountedName[], names: readonly string[]): CountedName[] {
  const keys = new Set(names.map(orderKey));
  return departments.filter(({ name }) => keys.has(orderKey(name)));
}
