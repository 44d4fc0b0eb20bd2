import { getCourseFilters } from '@lectern/contracts/shelf/courses/get-course-filters';
import { removeCourse } from '@lectern/contracts/shelf/courses/remove-course';
import { searchCourses } from '@lectern/contracts/shelf/courses/search-courses';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';

/** Asks before a course goes with its books and marks. */
export function RemoveCourse({
  course: { id, title },
  onClose,
}: {
  readonly course: { readonly id: string; readonly title: string };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('courses');
  return (
    <RemoveDialog
      call={removeCourse}
      input={{ courseId: id }}
      invalidates={[searchCourses, getCourseFilters]}
      words={{
        title: t('staff.removeTitle', { name: title }),
        hint: t('staff.removeHint'),
        send: t('staff.remove'),
        cancel: t('cancel'),
        done: t('staff.removed'),
      }}
      onClose={onClose}
    />
  );
}
