import { refuse } from '@lectern/contracts/kernel/refusal';
import { COURSE_MARK_LIMIT_REACHED, COURSE_NOT_FOUND } from '@lectern/contracts/shelf/courses/errors';
import { MOST_COURSE_MARKS, markCourse } from '@lectern/contracts/shelf/courses/mark-course';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findCourse } from '../store/course-store.ts';
import { countMarks, findMark, insertMark, lockMarks } from '../store/mark-store.ts';

export const markCourseCall = implement(markCourse)(async ({ input: { courseId }, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  return inTransaction(deps.db, async (tx) => {
    await lockMarks(tx, owner);
    if (!(await findCourse(tx, owner.tenantId, courseId))) return refuse(COURSE_NOT_FOUND);
    const known = await findMark(tx, owner, courseId);
    if (known) return { courseId, markedAt: known.marked_at };
    if ((await countMarks(tx, owner)) >= MOST_COURSE_MARKS)
      return refuse(COURSE_MARK_LIMIT_REACHED, { limit: MOST_COURSE_MARKS });
    const markedAt = deps.clock.now().toISOString();
    await insertMark(tx, {
      tenant_id: owner.tenantId,
      patron_id: owner.patronId,
      course_id: courseId,
      marked_at: markedAt,
    });
    return { courseId, markedAt };
  });
});
