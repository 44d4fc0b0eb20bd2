import { listTaughtCourses } from '@lectern/contracts/shelf/courses/list-taught-courses';
import { implement } from '../../../../platform/http/implement.ts';
import { pageOfCourses } from '../page-of-courses.ts';
import { countReaders } from '../store/mark-store.ts';
import { countPending } from '../store/proposal-store.ts';
import { taughtBy } from '../taught-courses.ts';

export const listTaughtCoursesCall = implement(listTaughtCourses)(async ({ input, context, deps }) => {
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const filter = await taughtBy(deps, owner);
  if (!filter) return { total: 0, courses: [] };
  const { total, courses } = await pageOfCourses(deps.db, owner.tenantId, filter, input);
  const [readers, pending] = await Promise.all([
    countReaders(
      deps.db,
      owner.tenantId,
      courses.map(({ courseId }) => courseId),
    ),
    countPending(deps.db, owner),
  ]);
  return {
    total,
    courses: courses.map((course) => ({
      ...course,
      markCount: readers.get(course.courseId) ?? 0,
      pendingCount: pending.get(course.courseId) ?? 0,
    })),
  };
});
