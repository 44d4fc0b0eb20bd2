import { getCourseUserType } from '@lectern/contracts/shelf/courses/get-course-user-type';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../components/button.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { MarkedCourses } from './components/marked-courses.tsx';
import styles from './courses.module.css';
import { OwnProposals } from './teacher/own-proposals.tsx';
import { TaughtCourses } from './teacher/taught-courses.tsx';

const VIEWS = ['marked', 'taught', 'proposals'] as const;

/** The reader's courses: those that are marked, and for teachers those that they teach, with what they proposed. */
export default function CoursesSection() {
  const { t } = useTranslation('courses');
  const [query, setQuery] = useSearchParams();
  const { data } = useCall(getCourseUserType, {}, { staleMs: 60_000 });
  const isTeacher = data?.userType === 'teacher';
  const shown = VIEWS.find((view) => isTeacher && view === query.get('view')) ?? 'marked';
  return (
    <>
      <div className={styles.head}>
        <h1>{t('mine.title')}</h1>
        <ButtonLink to="/courseReference">{t('toCourses')}</ButtonLink>
      </div>
      {isTeacher ? (
        <Tabs
          label={t('mine.title')}
          items={VIEWS.map((key) => ({ key, label: t(`mine.${key}`) }))}
          active={shown}
          onChange={(view) => setQuery(view === 'marked' ? {} : { view })}
        >
          {shown === 'marked' && <MarkedCourses />}
          {shown === 'taught' && <TaughtCourses />}
          {shown === 'proposals' && <OwnProposals />}
        </Tabs>
      ) : (
        data && <MarkedCourses />
      )}
    </>
  );
}
