import {
  type BookFacts,
  type CourseFacts,
  writeBooks,
  writeCourse,
} from '../domains/shelf/courses/store/write-course.ts';
import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { CREATED, next, type Some, TENANT } from './built-rows.ts';

const NO_WORK = { recordId: '', source: '', controlNumber: '', author: '', isbn: '', publishYear: null };

/** A course with these books; answers its id. A book that names no record is not in the catalogue. */
export async function buildCourse(
  db: Db,
  {
    tenantId = TENANT,
    books = [],
    id: givenId,
    ...given
  }: Partial<CourseFacts> & {
    readonly id?: string;
    readonly tenantId?: string;
    readonly books?: readonly Partial<BookFacts>[];
  } = {},
): Promise<string> {
  const facts = {
    code: next('C-'),
    year: '2026',
    name: next('Course '),
    department: 'Letters',
    teachers: [],
    ...given,
  };
  return inTransaction(db, async (tx) => {
    const made = await writeCourse(tx, tenantId, { facts, now: CREATED });
    const id = givenId ?? made;
    // Nothing refers to the course yet but its teachers.
    await tx.updateTable('course').set({ id }).where('id', '=', made).execute();
    await tx.updateTable('course_teaching').set({ course_id: id }).where('course_id', '=', made).execute();
    await writeBooks(
      tx,
      tenantId,
      id,
      books.map((book) => ({ kind: 'reference', note: '', title: next('Title '), ...NO_WORK, ...book })),
    );
    return id;
  });
}

/** A book that a teacher proposed and nobody decided yet. */
export async function buildCourseProposal(
  db: Db,
  given: Some<'course_proposal'> & { readonly course_id: string },
): Promise<string> {
  const title = next('Proposed ');
  const row = {
    id: newId(),
    tenant_id: TENANT,
    patron_id: 'teacher',
    kind: 'reference' as const,
    note: '',
    record_id: '',
    title,
    author: '',
    isbn: '',
    work_key: `title:${title}/`,
    state: 'pending' as const,
    reason: '',
    proposed_at: CREATED,
    decided_at: null,
    ...given,
  };
  await db.insertInto('course_proposal').values(row).execute();
  return row.id;
}
