import { refuse } from '@lectern/contracts/kernel/refusal';
import { COURSE_NOT_FOUND } from '@lectern/contracts/shelf/courses/errors';
import { removeCourse } from '@lectern/contracts/shelf/courses/remove-course';
import { noteChange } from '../../../../platform/audit/note-change.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { auditedCourse, staffCourse } from '../staff-course.ts';
import { deleteCourse, lockCourses } from '../store/write-course.ts';

export const removeCourseCall = implement(removeCourse)(
  async ({ input: { courseId }, context: { tenant, staff }, deps }) =>
    inTransaction(deps.db, async (tx) => {
      await lockCourses(tx, tenant.id);
      const before = await staffCourse(tx, tenant.id, courseId);
      if (!before) return refuse(COURSE_NOT_FOUND);
      await deleteCourse(tx, tenant.id, courseId);
      await noteChange(tx, tenant.id, {
        staffId: staff.id,
        action: 'courses.remove',
        subject: courseId,
        before: auditedCourse(before),
        after: undefined,
        at: deps.clock.now().toISOString(),
      });
      return { courseId };
    }),
);
