import type { Course } from '@lectern/contracts/courses/course';
import { getCourseFilters } from '@lectern/contracts/courses/get-course-filters';
import { removeCourse } from '@lectern/contracts/courses/remove-course';
import { searchCourses } from '@lectern/contracts/courses/search-courses';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';

/** Asks before a course goes with its books and marks. */
export function RemoveCourse({ course, onClose }: { readonly course: Course; readonly onClose: () => void }) {
  const { t } = useTranslation('courses');
  const remove = useAction(removeCourse, {
    invalidates: [searchCourses, getCourseFilters],
    onDone: () => {
      showToast('ok', t('staff.removed'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('staff.removeTitle', { name: course.courseName })}
      send={t('staff.remove')}
      cancel={t('cancel')}
      isDanger
      busy={remove.running}
      error={remove.error}
      onSend={() => remove.start({ courseId: course.courseId })}
      onClose={onClose}
    >
      <p>{t('staff.removeHint')}</p>
    </FormDialog>
  );
}
