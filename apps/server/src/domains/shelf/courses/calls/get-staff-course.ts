import { refuse } from '@lectern/contracts/kernel/refusal';
import { COURSE_NOT_FOUND } from '@lectern/contracts/shelf/courses/errors';
import { getStaffCourse } from '@lectern/contracts/shelf/courses/get-staff-course';
import { implement } from '../../../../platform/http/implement.ts';
import { staffCourse } from '../staff-course.ts';

export const getStaffCourseCall = implement(getStaffCourse)(
  async ({ input: { courseId }, context: { tenant }, deps }) =>
    (await staffCourse(deps.db, tenant.id, courseId)) ?? refuse(COURSE_NOT_FOUND),
);
