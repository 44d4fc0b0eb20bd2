import type { Course } from '@lectern/contracts/shelf/courses/course';
import { getCourseFilters } from '@lectern/contracts/shelf/courses/get-course-filters';
import { removeCourse } from '@lectern/contracts/shelf/courses/remove-course';
import { searchCourses } from '@lectern/contracts/shelf/courses/search-courses';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../../components/remove-dialog.tsx';

/** Asks before a course goes with its books and marks. */
export function RemoveCourse({ course, onClose }: { readonly course: Course; readonly onClose: () => void }) {
  const { t } = useTranslation('courses');
  return (
    <RemoveDialog
      call={removeCourse}
      input={{ courseId: course.courseId }}
      invalidates={[searchCourses, getCourseFilters]}
      words={{
        title: t('staff.removeTitle', { name: course.courseName }),
        hint: t('staff.removeHint'),
        send: t('staff.remove'),
        cancel: t('cancel'),
        done: t('staff.removed'),
      }}
      onClose={onClose}
    />
  );
}
