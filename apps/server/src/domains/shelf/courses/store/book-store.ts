import type { CourseBookKind } from '@lectern/contracts/shelf/courses/course';
import type { Db } from '../../../../platform/db/database.ts';
import type { CourseBookTable } from '../tables.ts';
import { type CourseFilter, conditionOf } from './course-store.ts';

/** Books of one course in its order. */
export async function listBooksOf(
  db: Db,
  tenantId: string,
  courseId: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<CourseBookTable[]> {
  return db
    .selectFrom('course_book')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .orderBy('position')
    .orderBy('id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** How many books these courses have, by the id of the course. */
export async function countBooks(
  db: Db,
  tenantId: string,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('course_book')
    .select(['course_id', (eb) => eb.fn.countAll<number>().as('rows')])
    .where('tenant_id', '=', tenantId)
    .where('course_id', 'in', courseIds)
    .groupBy('course_id')
    .execute();
  return new Map(rows.map((row) => [row.course_id, Number(row.rows)]));
}

/** How many works are of each kind. */
export async function countByKind(db: Db, tenantId: string): Promise<ReadonlyMap<CourseBookKind, number>> {
  const rows = await db
    .selectFrom('course_book')
    .select(['kind', (eb) => eb.fn.count<number>('work_key').distinct().as('works')])
    .where('tenant_id', '=', tenantId)
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, works }) => [kind, Number(works)]));
}

export interface WorkFilter {
  readonly courses: CourseFilter;
  readonly kind?: CourseBookKind | undefined;
}

/** A work that courses use, and how many. */
export interface UsedWork {
  readonly work_key: string;
  readonly course_count: number;
}

function worksOf(db: Db, tenantId: string, { courses, kind }: WorkFilter) {
  const books = db
    .selectFrom('course_book')
    .innerJoin('course', 'course.id', 'course_book.course_id')
    .where('course_book.tenant_id', '=', tenantId)
    .where('course.tenant_id', '=', tenantId)
    .where((eb) => conditionOf(eb as never, tenantId, courses));
  return kind === undefined ? books : books.where('course_book.kind', '=', kind);
}

export async function countWorks(db: Db, tenantId: string, filter: WorkFilter): Promise<number> {
  const row = await worksOf(db, tenantId, filter)
    .select((eb) => eb.fn.count<number>('course_book.work_key').distinct().as('works'))
    .executeTakeFirstOrThrow();
  return Number(row.works);
}

/** Works that courses use; `sortType` as in the contract: most courses first, by title, newest edition first. */
export async function listWorks(
  db: Db,
  tenantId: string,
  filter: WorkFilter,
  page: { readonly sortType: number; readonly offset: number; readonly limit: number },
): Promise<UsedWork[]> {
  const works = worksOf(db, tenantId, filter)
    .select((eb) => [
      'course_book.work_key',
      eb.fn.countAll<number>().as('course_count'),
      eb.fn.min('course_book.title_key').as('first_title'),
      eb.fn.coalesce(eb.fn.max('course_book.publish_year'), eb.lit(0)).as('newest'),
    ])
    .groupBy('course_book.work_key');
  const sorted =
    page.sortType === 0
      ? works.orderBy('course_count', 'desc')
      : page.sortType === 2
        ? works.orderBy('newest', 'desc')
        : works;
  const rows = await sorted
    .orderBy('first_title')
    .orderBy('course_book.work_key')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  return rows.map(({ work_key, course_count }) => ({ work_key, course_count: Number(course_count) }));
}

/** All rows of these works, the books of the newest courses first, with the name of the course. */
export async function findWorks(db: Db, tenantId: string, workKeys: readonly string[]) {
  if (workKeys.length === 0) return [];
  return db
    .selectFrom('course_book')
    .innerJoin('course', 'course.id', 'course_book.course_id')
    .selectAll('course_book')
    .select(['course.name as course_name', 'course.year as course_year'])
    .where('course_book.tenant_id', '=', tenantId)
    .where('course.tenant_id', '=', tenantId)
    .where('course_book.work_key', 'in', workKeys)
    .orderBy('course.year', 'desc')
    .orderBy('course.name_key')
    .orderBy('course_book.id')
    .execute();
}
