import { getCourseFilters } from '@lectern/contracts/shelf/courses/get-course-filters';
import { searchCourses } from '@lectern/contracts/shelf/courses/search-courses';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { CourseFilters } from '../components/course-filters.tsx';
import { CourseRow } from '../components/course-row.tsx';
import { MarkButton } from '../components/mark-button.tsx';
import { AFTER_RESET, readCoursesAddress, writeCoursesAddress } from '../course-address.ts';
import styles from '../courses.module.css';
import { silentList } from '../silent-list.ts';
import { useMarked } from '../use-marked.ts';

/** /courseReference: the courses of the university. */
export default function CourseReferencePage() {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const shown = readCoursesAddress(query);
  const { department, size, ...texts } = shown;
  const input = { ...texts, coCodes: department ? [department] : [], page, size };
  const list = useCall(searchCourses, input, { keepPrevious: true });
  const filters = useCall(getCourseFilters, {}, { staleMs: 60_000 });
  const marked = useMarked((list.data?.courses ?? []).map(({ courseId }) => courseId));
  const total = list.data?.total;
  const totalText =
    total === undefined ? undefined : t('total', { count: total, number: format.number(total) });
  useAnnounced(list.isPlaceholderData ? undefined : totalText);
  const isNarrowed = Object.values({ department, ...texts }).some(Boolean);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Link to="/courseBookResource">{t('toBooks')}</Link>
      </div>
      <p className="muted">{t('intro')}</p>
      <CourseFilters
        shown={shown}
        choices={filters.data}
        onShow={(narrowing) => setQuery(writeCoursesAddress({ ...narrowing, size }))}
        onReset={() => setQuery(AFTER_RESET)}
      />
      {totalText !== undefined && <p className="muted small">{totalText}</p>}
      <PagedList
        answer={silentList(list)}
        page={page}
        rows={size}
        label={t('pages')}
        query={writeCoursesAddress(shown)}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'noneFound' : 'none')}
            hint={t(isNarrowed ? 'noneFoundHint' : 'noneHint')}
            icon={<GraduationCap size={36} strokeWidth={1.4} aria-hidden />}
            actions={
              list.error ? (
                <Button onClick={() => void list.refetch()}>{t('loadAgain')}</Button>
              ) : (
                isNarrowed && <Button onClick={() => setQuery(AFTER_RESET)}>{t('filter.reset')}</Button>
              )
            }
          />
        }
      >
        {list.data?.courses.map((course) => (
          <CourseRow
            key={course.courseId}
            course={course}
            actions={<MarkButton course={course} isMarked={marked?.has(course.courseId) ?? false} />}
          />
        ))}
      </PagedList>
    </div>
  );
}
