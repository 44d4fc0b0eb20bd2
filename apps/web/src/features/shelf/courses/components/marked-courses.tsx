import { listMarkedCourses } from '@lectern/contracts/shelf/courses/list-marked-courses';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { readCoursesAddress, writeCoursesAddress } from '../course-address.ts';
import styles from '../courses.module.css';
import { CourseFilters } from './course-filters.tsx';
import { CourseRow } from './course-row.tsx';
import { MarkButton } from './mark-button.tsx';

const ROWS = 20;

/** The courses that the reader marked, by year, department and teacher. */
export function MarkedCourses() {
  const { t } = useTranslation('courses');
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const shown = readCoursesAddress(query);
  const { department, size, ...texts } = shown;
  const isNarrowed = Object.values({ department, ...texts }).some(Boolean);
  const list = useCall(
    listMarkedCourses,
    { ...texts, coCodes: department ? [department] : [], page, size: ROWS },
    { keepPrevious: true, staleMs: 0 },
  );
  const hasCourses = (list.data?.total ?? 0) > 0;
  return (
    <div className={styles.marked}>
      {(isNarrowed || hasCourses) && (
        <CourseFilters
          shown={shown}
          choices={list.data}
          onShow={(narrowing) => setQuery(writeCoursesAddress({ ...narrowing, size }))}
          onReset={() => setQuery({})}
        />
      )}
      <PagedList
        answer={list}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={writeCoursesAddress(shown)}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'noneFound' : 'mine.none')}
            hint={t(isNarrowed ? 'noneFoundHint' : 'mine.noneHint')}
            icon={<GraduationCap size={36} strokeWidth={1.4} aria-hidden />}
            actions={
              isNarrowed ? (
                <Button onClick={() => setQuery({})}>{t('filter.reset')}</Button>
              ) : (
                <ButtonLink kind="primary" to="/courseReference">
                  {t('toCourses')}
                </ButtonLink>
              )
            }
          />
        }
      >
        {list.data?.courses.map((course) => (
          <CourseRow
            key={course.courseId}
            course={course}
            actions={<MarkButton course={course} isMarked />}
          />
        ))}
      </PagedList>
    </div>
  );
}
