import type { CourseBookKind } from '@lectern/contracts/shelf/courses/course';
import { fold } from '@lectern/search/analysis/fold';
import type { Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { lockName } from '../../../../platform/db/named-lock.ts';
import { orderKey, workKey } from '../course-keys.ts';
import type { CourseBookTable, CourseTable } from '../tables.ts';

/** What a course is, as staff or a file say. */
export interface CourseFacts {
  readonly code: string;
  readonly year: string;
  readonly name: string;
  /** The name of its department. */
  readonly department: string;
  readonly teachers: readonly { readonly name: string; readonly account: string }[];
}

/** What a book of a course is. */
export interface BookFacts {
  readonly kind: CourseBookKind;
  readonly note: string;
  readonly recordId: string;
  readonly source: string;
  readonly controlNumber: string;
  readonly title: string;
  readonly author: string;
  readonly isbn: string;
  readonly publishYear: number | null;
}

/** Makes other changes to the courses of a library wait: departments and teachers are shared by them. */
export async function lockCourses(tx: Tx, tenantId: string): Promise<void> {
  await lockName(tx, `courses/${tenantId}`);
}

/** The course of this code and year. */
export async function findCourseByCode(
  tx: Tx,
  tenantId: string,
  { code, year }: Pick<CourseFacts, 'code' | 'year'>,
): Promise<CourseTable | undefined> {
  return tx
    .selectFrom('course')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .where('year', '=', year)
    .executeTakeFirst();
}

/** Adds a course, or changes the one with this id; answers the id. The courses must be locked. */
export async function writeCourse(
  tx: Tx,
  tenantId: string,
  { id, facts, now }: { readonly id?: string | undefined; readonly facts: CourseFacts; readonly now: string },
): Promise<string> {
  const row = {
    code: facts.code,
    year: facts.year,
    name: facts.name,
    department_id: await departmentId(tx, tenantId, facts.department),
    search_text: fold(facts.name),
    code_key: orderKey(facts.code),
    name_key: orderKey(facts.name),
    updated_at: now,
  };
  const courseId = id ?? newId();
  if (id === undefined)
    await tx
      .insertInto('course')
      .values({ id: courseId, tenant_id: tenantId, created_at: now, ...row })
      .execute();
  else
    await tx
      .updateTable('course')
      .set(row)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', courseId)
      .execute();
  await writeTeachers(tx, tenantId, courseId, facts.teachers);
  return courseId;
}

async function departmentId(tx: Tx, tenantId: string, name: string): Promise<string> {
  const known = await tx
    .selectFrom('course_department')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  await tx
    .insertInto('course_department')
    .values({ id, tenant_id: tenantId, name, name_key: orderKey(name) })
    .execute();
  return id;
}

async function writeTeachers(
  tx: Tx,
  tenantId: string,
  courseId: string,
  teachers: CourseFacts['teachers'],
): Promise<void> {
  await tx
    .deleteFrom('course_teaching')
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .execute();
  const ids = new Set<string>();
  for (const teacher of teachers) ids.add(await teacherId(tx, tenantId, teacher));
  await insertRows(
    tx,
    'course_teaching',
    [...ids].map((teacher_id, position) => ({
      tenant_id: tenantId,
      course_id: courseId,
      teacher_id,
      position,
    })),
  );
}

async function teacherId(
  tx: Tx,
  tenantId: string,
  { name, account }: CourseFacts['teachers'][number],
): Promise<string> {
  const known = await tx
    .selectFrom('course_teacher')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('name', '=', name)
    .where('account', '=', account)
    .executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  await tx
    .insertInto('course_teacher')
    .values({ id, tenant_id: tenantId, name, name_key: orderKey(name), account })
    .execute();
  return id;
}

/** A book as a row of its course. */
export function bookRow(
  tenantId: string,
  courseId: string,
  book: BookFacts,
  position: number,
): CourseBookTable {
  return {
    id: newId(),
    tenant_id: tenantId,
    course_id: courseId,
    position,
    kind: book.kind,
    note: book.note,
    record_id: book.recordId,
    source: book.source,
    control_number: book.controlNumber,
    title: book.title,
    author: book.author,
    isbn: book.isbn,
    publish_year: book.publishYear,
    work_key: workKey(book),
    title_key: orderKey(book.title),
  };
}

/** Gives a course these books in this order; a book that is named twice is there once. */
export async function writeBooks(
  tx: Tx,
  tenantId: string,
  courseId: string,
  books: readonly BookFacts[],
): Promise<void> {
  await tx
    .deleteFrom('course_book')
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .execute();
  const rows = new Map<string, CourseBookTable>();
  for (const [at, book] of books.entries()) {
    const row = bookRow(tenantId, courseId, book, at);
    if (!rows.has(row.work_key)) rows.set(row.work_key, row);
  }
  await insertRows(tx, 'course_book', [...rows.values()]);
}

/** Puts a book at the end of a course. The course must not have the work. */
export async function appendBook(tx: Tx, tenantId: string, courseId: string, book: BookFacts): Promise<void> {
  const last = await tx
    .selectFrom('course_book')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();
  const row = bookRow(tenantId, courseId, book, Number(last?.position ?? -1) + 1);
  await tx.insertInto('course_book').values(row).execute();
}

/** Changes what a book is to its course. */
export async function changeBook(
  tx: Tx,
  tenantId: string,
  id: string,
  change: Pick<CourseBookTable, 'kind' | 'note'>,
): Promise<void> {
  await tx
    .updateTable('course_book')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Says that a course was changed, so that nobody overwrites the change unseen. */
export async function touchCourse(tx: Tx, tenantId: string, id: string, now: string): Promise<void> {
  await tx
    .updateTable('course')
    .set({ updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Removes a course with all that belongs to it. */
export async function deleteCourse(tx: Tx, tenantId: string, id: string): Promise<void> {
  for (const table of ['course_teaching', 'course_book', 'course_mark', 'course_proposal'] as const)
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('course_id', '=', id).execute();
  await tx.deleteFrom('course').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** The book of a course that is this work. */
export async function findBookOfWork(
  tx: Tx,
  tenantId: string,
  courseId: string,
  key: string,
): Promise<CourseBookTable | undefined> {
  return tx
    .selectFrom('course_book')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('course_id', '=', courseId)
    .where('work_key', '=', key)
    .executeTakeFirst();
}
