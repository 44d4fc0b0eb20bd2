import { listCoursesOfRecord } from '@lectern/contracts/shelf/courses/list-courses-of-record';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pill } from '../../../components/pill.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { CourseRow } from './components/course-row.tsx';
import styles from './courses.module.css';

/** The courses that use a record. */
export default function CoursesOfRecord({ recordId }: { readonly recordId: string }) {
  const { t } = useTranslation('courses');
  const { data, error, isPending, refetch } = useCall(listCoursesOfRecord, { recordId });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending)
    return (
      <Loading>
        <Skeleton height="90px" radius="12px" />
      </Loading>
    );
  if (data.length === 0) return <p className="muted">{t('noCourses')}</p>;
  return (
    <Card as="ul" className={styles.list}>
      {data.map(({ kind, note, ...course }) => (
        <CourseRow key={course.courseId} course={course}>
          <p className={styles.line}>
            <Pill tone={kind === 'textbook' ? 'accent' : undefined}>{t(`kind.${kind}`)}</Pill>
            {note && <span>{note}</span>}
          </p>
        </CourseRow>
      ))}
    </Card>
  );
}
