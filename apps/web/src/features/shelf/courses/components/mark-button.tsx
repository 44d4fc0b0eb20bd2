import { cancelCourseMark } from '@lectern/contracts/shelf/courses/cancel-course-mark';
import type { Course } from '@lectern/contracts/shelf/courses/course';
import { listMarkedCourses } from '@lectern/contracts/shelf/courses/list-marked-courses';
import { markCourse } from '@lectern/contracts/shelf/courses/mark-course';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useSession } from '../../../../lib/use-session.ts';
import styles from '../courses.module.css';

/** Puts a course among the reader's own, or takes it from there and offers to put it back. */
export function MarkButton({
  course: { courseId, courseName },
  isMarked,
}: {
  readonly course: Course;
  readonly isMarked: boolean;
}) {
  const { t } = useTranslation('courses');
  const errorText = useErrorText();
  const { signedIn, openLogin } = useSession();
  const options = {
    invalidates: [listMarkedCourses],
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  };
  const mark = useAction(markCourse, { ...options, onDone: () => showToast('ok', t('mark.added')) });
  const cancel = useAction(cancelCourseMark, {
    ...options,
    onDone: () =>
      showToast('ok', t('mark.removed'), { label: t('mark.undo'), run: () => mark.start({ courseId }) }),
  });

  function toggle() {
    if (!signedIn) openLogin('needed');
    else if (isMarked) cancel.start({ courseId });
    else mark.start({ courseId });
  }

  return (
    <Button
      size="small"
      aria-pressed={isMarked}
      aria-label={t('mark.this', { name: courseName })}
      busy={mark.running || cancel.running}
      icon={<Bookmark size={15} className={isMarked ? styles.marked : undefined} aria-hidden />}
      onClick={toggle}
    >
      {t(isMarked ? 'mark.isMarked' : 'mark.mark')}
    </Button>
  );
}
