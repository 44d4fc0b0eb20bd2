import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { contains, startsWith } from '../../../../platform/db/contains.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.ts';
import type { CourseTable } from '../tables.ts';

/** Which courses of a library. What is empty or absent narrows nothing. */
export interface CourseFilter {
  readonly ids?: readonly string[];
  /** Folded words of the name: each must occur. */
  readonly words?: readonly string[];
  /** The folded beginning of the code. */
  readonly code?: string;
  readonly year?: string;
  readonly departmentIds?: readonly string[];
  readonly teacherIds?: readonly string[];
  /** Folded words of the name of one teacher. */
  readonly teacherWords?: readonly string[];
  /** The account of one of its teachers. */
  readonly taughtBy?: string;
  /** The reader who marked it. */
  readonly markedBy?: string;
}

/** A course with the name of its department. */
export type CourseRow = CourseTable & { readonly department_name: string };

export async function countCourses(db: Db, tenantId: string, filter: CourseFilter = {}): Promise<number> {
  const row = await db
    .selectFrom('course')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('course.tenant_id', '=', tenantId)
    .where((eb) => conditionOf(eb, tenantId, filter))
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

/** The newest year first, then by name. */
export async function listCourses(
  db: Db,
  tenantId: string,
  filter: CourseFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<CourseRow[]> {
  return db
    .selectFrom('course')
    .innerJoin('course_department', (join) =>
      join
        .onRef('course_department.id', '=', 'course.department_id')
        .on('course_department.tenant_id', '=', tenantId),
    )
    .selectAll('course')
    .select('course_department.name as department_name')
    .where('course.tenant_id', '=', tenantId)
    .where((eb) => conditionOf(eb, tenantId, filter))
    .orderBy('course.year', 'desc')
    .orderBy('course.name_key')
    .orderBy('course.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function findCourse(db: Db, tenantId: string, id: string): Promise<CourseRow | undefined> {
  const [row] = await listCourses(db, tenantId, { ids: [id] }, { offset: 0, limit: 1 });
  return row;
}

/** Years with the numbers of their courses, the newest first. */
export async function countByYear(
  db: Db,
  tenantId: string,
  filter: CourseFilter = {},
): Promise<{ year: string; count: number }[]> {
  const rows = await db
    .selectFrom('course')
    .select(['year', (eb) => eb.fn.countAll<number>().as('rows')])
    .where('tenant_id', '=', tenantId)
    .where((eb) => conditionOf(eb, tenantId, filter))
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year, rows: count }) => ({ year, count: Number(count) }));
}

/** The condition of a filter on `course`. */
export function conditionOf(
  eb: ExpressionBuilder<Schema, 'course'>,
  tenantId: string,
  filter: CourseFilter,
): Expression<SqlBool> {
  const { ids, words = [], code = '', year = '', departmentIds = [], teacherIds = [] } = filter;
  const { teacherWords = [], taughtBy, markedBy } = filter;
  const all: Expression<SqlBool>[] = words.map((word) => contains('course.search_text', word));
  if (ids) all.push(ids.length > 0 ? eb('course.id', 'in', ids) : sql<SqlBool>`1 = 0`);
  if (code !== '') all.push(startsWith('course.code_key', code));
  if (year !== '') all.push(eb('course.year', '=', year));
  if (departmentIds.length > 0) all.push(eb('course.department_id', 'in', departmentIds));
  if (teacherIds.length > 0)
    all.push(
      eb(
        'course.id',
        'in',
        eb
          .selectFrom('course_teaching')
          .select('course_id')
          .where('tenant_id', '=', tenantId)
          .where('teacher_id', 'in', teacherIds),
      ),
    );
  if (teacherWords.length > 0 || taughtBy !== undefined)
    all.push(eb('course.id', 'in', taughtCourses(eb, tenantId, teacherWords, taughtBy)));
  if (markedBy !== undefined)
    all.push(
      eb(
        'course.id',
        'in',
        eb
          .selectFrom('course_mark')
          .select('course_id')
          .where('tenant_id', '=', tenantId)
          .where('patron_id', '=', markedBy),
      ),
    );
  return eb.and(all);
}

function taughtCourses(
  eb: ExpressionBuilder<Schema, 'course'>,
  tenantId: string,
  words: readonly string[],
  account: string | undefined,
) {
  let rows = eb
    .selectFrom('course_teaching')
    .innerJoin('course_teacher', 'course_teacher.id', 'course_teaching.teacher_id')
    .select('course_teaching.course_id')
    .where('course_teaching.tenant_id', '=', tenantId)
    .where('course_teacher.tenant_id', '=', tenantId);
  for (const word of words) rows = rows.where(contains('course_teacher.name_key', word));
  // A teacher whose account is not known is nobody's teacher.
  return account === undefined
    ? rows
    : rows.where('course_teacher.account', '=', account).where('course_teacher.account', '<>', '');
}
