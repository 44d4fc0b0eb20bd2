import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import {
  COURSE_BOOK_KNOWN,
  COURSE_NOT_FOUND,
  COURSE_NOT_TAUGHT,
  COURSE_PROPOSAL_LIMIT_REACHED,
} from '@lectern/contracts/shelf/courses/errors';
import {
  MOST_COURSE_PROPOSALS,
  proposeCourseBook,
} from '@lectern/contracts/shelf/courses/propose-course-book';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { workKey } from '../course-keys.ts';
import { describeBook } from '../describe-book.ts';
import { presentProposal } from '../present-proposal.ts';
import { countCourses, findCourse } from '../store/course-store.ts';
import { countProposals, insertProposal, isWorkKnown } from '../store/proposal-store.ts';
import { lockCourses } from '../store/write-course.ts';
import { taughtBy } from '../taught-courses.ts';

export const proposeCourseBookCall = implement(proposeCourseBook)(async ({ input, context, deps }) => {
  const { tenant, patron } = context;
  const { courseId, ...given } = input;
  const owner = { tenantId: tenant.id, patronId: patron.id };
  const course = await findCourse(deps.db, tenant.id, courseId);
  if (!course) return refuse(COURSE_NOT_FOUND);
  const own = await taughtBy(deps, owner);
  if (!own || (await countCourses(deps.db, tenant.id, { ...own, ids: [courseId] })) === 0)
    return refuse(COURSE_NOT_TAUGHT);
  const book = await describeBook(deps, tenant, given);
  if (isRefusal(book)) return book;
  const { kind, note, recordId, title, author, isbn } = book;
  const row = {
    id: newId(),
    tenant_id: tenant.id,
    course_id: courseId,
    patron_id: patron.id,
    ...{ kind, note, record_id: recordId, title, author, isbn },
    work_key: workKey(book),
    state: 'pending' as const,
    reason: '',
    proposed_at: deps.clock.now().toISOString(),
    decided_at: null,
  };
  return inTransaction(deps.db, async (tx) => {
    await lockCourses(tx, tenant.id);
    if (await isWorkKnown(tx, tenant.id, courseId, row.work_key)) return refuse(COURSE_BOOK_KNOWN);
    const waiting = await countProposals(tx, tenant.id, { patronId: patron.id, state: 'pending' });
    if (waiting >= MOST_COURSE_PROPOSALS)
      return refuse(COURSE_PROPOSAL_LIMIT_REACHED, { limit: MOST_COURSE_PROPOSALS });
    await insertProposal(tx, row);
    const { name: course_name, code: course_code, year: course_year } = course;
    return presentProposal({ ...row, course_name, course_code, course_year });
  });
});
