import type { Db, Tx } from '../../../../platform/db/database.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import type { CourseMarkTable } from '../tables.ts';

/** Whose marks. */
export interface Owner {
  readonly tenantId: string;
  readonly patronId: string;
}

/** Makes other changes to this reader's marks wait: the limit is decided by all of them. */
export async function lockMarks(tx: Tx, { tenantId, patronId }: Owner): Promise<void> {
  await lockName(tx, `course-marks/${tenantId}/${patronId}`);
}

export async function findMark(
  db: Db,
  { tenantId, patronId }: Owner,
  courseId: string,
): Promise<CourseMarkTable | undefined> {
  return db
    .selectFrom('course_mark')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
}

export async function countMarks(db: Db, { tenantId, patronId }: Owner): Promise<number> {
  const row = await db
    .selectFrom('course_mark')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .executeTakeFirstOrThrow();
  return Number(row.rows);
}

export async function insertMark(tx: Tx, row: CourseMarkTable): Promise<void> {
  await tx.insertInto('course_mark').values(row).execute();
}

/** Whether there was a mark. */
export async function deleteMark(db: Db, { tenantId, patronId }: Owner, courseId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('course_mark')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows) > 0;
}

/** How many readers marked each of these courses, by the id of the course. */
export async function countReaders(
  db: Db,
  tenantId: string,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('course_mark')
    .select(['course_id', (eb) => eb.fn.countAll<number>().as('rows')])
    .where('tenant_id', '=', tenantId)
    .where('course_id', 'in', courseIds)
    .groupBy('course_id')
    .execute();
  return new Map(rows.map((row) => [row.course_id, Number(row.rows)]));
}
