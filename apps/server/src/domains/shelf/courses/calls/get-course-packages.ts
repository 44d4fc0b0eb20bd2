import { COURSE_BOOK_KINDS } from '@lectern/contracts/shelf/courses/course';
import { getCoursePackages } from '@lectern/contracts/shelf/courses/get-course-packages';
import { implement } from '../../../../platform/http/implement.ts';
import { countByKind } from '../store/book-store.ts';

export const getCoursePackagesCall = implement(getCoursePackages)(async ({ context: { tenant }, deps }) => {
  const counts = await countByKind(deps.db, tenant.id);
  return COURSE_BOOK_KINDS.flatMap((packageId) => {
    const count = counts.get(packageId);
    return count ? [{ packageId, count }] : [];
  });
});
