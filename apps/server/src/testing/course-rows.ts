import {
  type BookFacts,
  type CourseFacts,
  writeBooks,
  writeCourse,
} from '../domains/courses/store/write-course.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import { CREATED, next, TENANT } from './built-rows.ts';

const NO_WORK = { recordId: '', source: '', controlNumber: '', author: '', isbn: '', publishYear: null };

/** A course with these books; answers its id. A book that names no record is not in the catalogue. */
export async function buildCourse(
  db: Db,
  {
    tenantId = TENANT,
    books = [],
    ...given
  }: Partial<CourseFacts> & {
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
    const id = await writeCourse(tx, tenantId, { facts, now: CREATED });
    await writeBooks(
      tx,
      tenantId,
      id,
      books.map((book) => ({ kind: 'reference', note: '', title: next('Title '), ...NO_WORK, ...book })),
    );
    return id;
  });
}
