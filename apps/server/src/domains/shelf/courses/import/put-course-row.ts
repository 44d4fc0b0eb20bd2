import type { CourseRowOutcome } from '@lectern/contracts/shelf/courses/import-courses';
import { addAuditEntry } from '../../../../platform/audit/audit-store.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { workKey } from '../course-keys.ts';
import { staffCourse } from '../staff-course.ts';
import {
  appendBook,
  type BookFacts,
  type CourseFacts,
  changeBook,
  findBookOfWork,
  findCourseByCode,
  lockCourses,
  touchCourse,
  writeCourse,
} from '../store/write-course.ts';
import type { CourseFileRow } from './course-rows.ts';

interface Putting {
  readonly db: Db;
  readonly tenantId: string;
  readonly staffId: string;
  readonly now: string;
  /** Only says what would be done. */
  readonly check: boolean;
}

type Outcome = Exclude<CourseRowOutcome, 'faulty'>;

/** Thrown in a transaction whose outcome is asked for, and which is not to be made. */
class OnlyChecked extends Error {
  override readonly name = 'OnlyChecked';

  constructor(readonly outcomes: readonly Outcome[]) {
    super();
  }
}

/** A row with its book as the catalogue has it; undefined for a row without a book. */
export interface DescribedRow {
  readonly row: CourseFileRow;
  readonly book: BookFacts | undefined;
}

/** Does the rows of one course in one transaction; answers what became of each. */
export async function putCourseRows(
  { db, tenantId, staffId, now, check }: Putting,
  rows: readonly DescribedRow[],
): Promise<readonly Outcome[]> {
  try {
    return await inTransaction(db, async (tx) => {
      await lockCourses(tx, tenantId);
      const outcomes: Outcome[] = [];
      for (const row of rows) outcomes.push(await putRow(tx, tenantId, row, now));
      if (check) throw new OnlyChecked(outcomes);
      const done = outcomes.filter((outcome) => outcome !== 'unchanged');
      const code = rows[0]?.row.code ?? '';
      if (done.length > 0)
        await addAuditEntry(tx, tenantId, {
          staffId,
          action: 'courses.import',
          subject: code,
          details: { year: rows[0]?.row.year ?? '', rows: done.length },
          at: now,
        });
      return outcomes;
    });
  } catch (error) {
    if (error instanceof OnlyChecked) return error.outcomes;
    throw error;
  }
}

async function putRow(tx: Tx, tenantId: string, { row, book }: DescribedRow, now: string): Promise<Outcome> {
  const known = await findCourseByCode(tx, tenantId, row);
  const before = known && (await staffCourse(tx, tenantId, known.id));
  const facts = factsOf(row, before?.teachers ?? []);
  const isOther = !before || !isSame(before, facts);
  const courseId = isOther ? await writeCourse(tx, tenantId, { id: known?.id, facts, now }) : before.courseId;
  const outcome = book && (await putBook(tx, tenantId, courseId, book));
  if (!before) return 'courseAdded';
  if (outcome && outcome !== 'unchanged') {
    await touchCourse(tx, tenantId, courseId, now);
    return outcome;
  }
  return isOther ? 'courseChanged' : 'unchanged';
}

/** A file without a column of teachers leaves them as they are; one without accounts leaves those. */
function factsOf(row: CourseFileRow, before: CourseFacts['teachers']): CourseFacts {
  const { code, year, name, department, teachers, accounts } = row;
  const accountOf = (teacher: string, at: number) =>
    accounts ? (accounts[at] ?? '') : (before.find((one) => one.name === teacher)?.account ?? '');
  return {
    ...{ code, year, name, department },
    teachers: teachers ? teachers.map((one, at) => ({ name: one, account: accountOf(one, at) })) : before,
  };
}

function isSame(one: CourseFacts, other: CourseFacts): boolean {
  return (
    one.name === other.name &&
    one.department === other.department &&
    JSON.stringify(one.teachers) === JSON.stringify(other.teachers)
  );
}

async function putBook(tx: Tx, tenantId: string, courseId: string, book: BookFacts): Promise<Outcome> {
  const known = await findBookOfWork(tx, tenantId, courseId, workKey(book));
  if (!known) {
    await appendBook(tx, tenantId, courseId, book);
    return 'bookAdded';
  }
  if (known.kind === book.kind && known.note === book.note) return 'unchanged';
  await changeBook(tx, tenantId, known.id, { kind: book.kind, note: book.note });
  return 'bookChanged';
}
