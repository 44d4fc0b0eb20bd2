import { listMarkedCourses } from '@lectern/contracts/shelf/courses/list-marked-courses';
import { useCall } from '../../../lib/use-call.ts';

/** Which of these courses (at most 100) the reader marked; undefined until it is known, and while nobody is signed in. */
export function useMarked(courseIds: readonly string[]): ReadonlySet<string> | undefined {
  const { data } = useCall(
    listMarkedCourses,
    { courseIds: [...courseIds] },
    { enabled: courseIds.length > 0, keepPrevious: true },
  );
  return data && new Set(data.courses.map(({ courseId }) => courseId));
}
