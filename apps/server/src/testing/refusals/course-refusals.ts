import { listBooksOfCourse } from '@lectern/contracts/courses/list-books-of-course';
import { MOST_COURSE_MARKS, markCourse } from '@lectern/contracts/courses/mark-course';
import { insertMark } from '../../domains/courses/store/mark-store.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { buildCourse } from '../course-rows.ts';
import { type Provoked, provoked } from './provoked.ts';
import type { RefusingLibrary } from './refusing-library.ts';

const NO_COURSE = { courseId: 'nothing' };

/** A reader calls who marked as many courses as is allowed. Answers one that is not among them. */
async function full(library: RefusingLibrary): Promise<string> {
  const patron = await buildPatron(library.deps.db);
  library.caller = { token: await buildSession(library.deps.db, patron) };
  const marked_at = library.clock.now().toISOString();
  await inTransaction(library.deps.db, async (tx) => {
    for (let at = 0; at < MOST_COURSE_MARKS; at++)
      await insertMark(tx, {
        tenant_id: patron.tenant_id,
        patron_id: patron.id,
        course_id: `${at}`,
        marked_at,
      });
  });
  return buildCourse(library.deps.db);
}

/** How calls about courses are refused. */
export const COURSES_PROVOKED: readonly Provoked[] = [
  provoked(listBooksOfCourse, { COURSE_NOT_FOUND: () => NO_COURSE }),
  provoked(markCourse, {
    COURSE_NOT_FOUND: () => NO_COURSE,
    COURSE_MARK_LIMIT_REACHED: async (library) => ({ courseId: await full(library) }),
  }),
];
