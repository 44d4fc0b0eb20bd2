import { decideCourseProposal } from '@lectern/contracts/shelf/courses/decide-course-proposal';
import { getStaffCourse } from '@lectern/contracts/shelf/courses/get-staff-course';
import { importCourses } from '@lectern/contracts/shelf/courses/import-courses';
import { listBooksOfCourse } from '@lectern/contracts/shelf/courses/list-books-of-course';
import { MOST_COURSE_MARKS, markCourse } from '@lectern/contracts/shelf/courses/mark-course';
import {
  MOST_COURSE_PROPOSALS,
  proposeCourseBook,
} from '@lectern/contracts/shelf/courses/propose-course-book';
import { putCourse } from '@lectern/contracts/shelf/courses/put-course';
import { removeCourse } from '@lectern/contracts/shelf/courses/remove-course';
import { withdrawCourseProposal } from '@lectern/contracts/shelf/courses/withdraw-course-proposal';
import { insertMark } from '../../domains/shelf/courses/store/mark-store.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { buildPatron, buildSession } from '../builders.ts';
import { buildCourse, buildCourseProposal } from '../course-rows.ts';
import { type Provoked, provoked, provokedUpload } from './provoked.ts';
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

const BOOK = { title: 'A book', author: 'An Author' };

/** A teacher calls. Answers the id of the course, which has one book. */
async function teaching(library: RefusingLibrary, waiting = 0): Promise<{ readonly courseId: string }> {
  const patron = await buildPatron(library.deps.db);
  library.caller = { token: await buildSession(library.deps.db, patron) };
  const courseId = await buildCourse(library.deps.db, {
    teachers: [{ name: 'A teacher', account: patron.primary_id }],
    books: [BOOK],
  });
  for (let at = 0; at < waiting; at++)
    await buildCourseProposal(library.deps.db, { course_id: courseId, patron_id: patron.id });
  return { courseId };
}

const FACTS = { code: 'A-1', year: '2026', name: 'A course', department: 'Letters', teachers: [], books: [] };

async function decided(library: RefusingLibrary): Promise<string> {
  const course_id = await buildCourse(library.deps.db);
  return buildCourseProposal(library.deps.db, { course_id, state: 'open' });
}

/** How calls about courses are refused. */
export const COURSES_PROVOKED: readonly Provoked[] = [
  provoked(listBooksOfCourse, { COURSE_NOT_FOUND: () => NO_COURSE }),
  provoked(markCourse, {
    COURSE_NOT_FOUND: () => NO_COURSE,
    COURSE_MARK_LIMIT_REACHED: async (library) => ({ courseId: await full(library) }),
  }),
  provoked(proposeCourseBook, {
    COURSE_NOT_FOUND: () => NO_COURSE,
    COURSE_NOT_TAUGHT: async ({ deps }) => ({ courseId: await buildCourse(deps.db), title: 'A book' }),
    COURSE_BOOK_UNNAMED: teaching,
    COURSE_BOOK_KNOWN: async (library) => ({ ...(await teaching(library)), ...BOOK }),
    COURSE_PROPOSAL_LIMIT_REACHED: async (library) => ({
      ...(await teaching(library, MOST_COURSE_PROPOSALS)),
      title: 'One more',
    }),
  }),
  provoked(withdrawCourseProposal, { COURSE_PROPOSAL_NOT_FOUND: () => ({ proposalId: 'nothing' }) }),
  provoked(getStaffCourse, { COURSE_NOT_FOUND: () => NO_COURSE }),
  provoked(removeCourse, { COURSE_NOT_FOUND: () => NO_COURSE }),
  provoked(putCourse, {
    COURSE_NOT_FOUND: () => ({ ...NO_COURSE, ...FACTS }),
    COURSE_CODE_TAKEN: async ({ deps }) => {
      await buildCourse(deps.db, { code: 'TAKEN', year: '2026' });
      return { ...FACTS, code: 'TAKEN' };
    },
    COURSE_CHANGED: async ({ deps }) => ({
      ...FACTS,
      courseId: await buildCourse(deps.db),
      updatedAt: '1999-01-01T00:00:00.000Z',
    }),
    COURSE_BOOK_UNNAMED: () => ({ ...FACTS, books: [{ author: 'An Author' }] }),
  }),
  provoked(decideCourseProposal, {
    COURSE_PROPOSAL_NOT_FOUND: () => ({ proposalId: 'nothing', accept: true }),
    COURSE_PROPOSAL_DECIDED: async (library) => ({ proposalId: await decided(library), accept: true }),
    COURSE_REASON_MISSING: () => ({ proposalId: 'nothing', accept: false }),
  }),
  provokedUpload(importCourses, {
    UPLOAD_TOO_LARGE: () => new Blob([new Uint8Array(importCourses.maxBytes + 1)], { type: 'text/csv' }),
    UPLOAD_TYPE_REFUSED: () => new Blob(['GIF89a'], { type: 'image/gif' }),
    COURSE_FILE_UNREADABLE: () => new Blob(['name\nLin'], { type: 'text/csv' }),
  }),
];
