import { getCourseFilters } from '@lectern/contracts/shelf/courses/get-course-filters';
import { listProposalsToDecide } from '@lectern/contracts/shelf/courses/list-proposals-to-decide';
import { searchCourses } from '@lectern/contracts/shelf/courses/search-courses';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { StaffTextList } from '../../../../components/staff/staff-text-list.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { CourseFacts } from '../components/course-facts.tsx';
import { CourseFilters } from '../components/course-filters.tsx';
import { readCoursesAddress, writeCoursesAddress } from '../course-address.ts';
import { CourseForm } from './course-form.tsx';
import { RemoveCourse } from './remove-course.tsx';

const ROWS = 50;

/** The courses of the library, to add and change them. */
export default function CoursesPage() {
  const { t } = useTranslation('courses');
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const shown = readCoursesAddress(query);
  const { department, size, ...texts } = shown;
  const filters = useCall(getCourseFilters, {}, { staleMs: 0 });
  const waiting = useCall(listProposalsToDecide, { size: 1 }, { staleMs: 0 });
  const answer = useCall(
    searchCourses,
    { ...texts, coCodes: department ? [department] : [], page, size: ROWS },
    { keepPrevious: true, staleMs: 0 },
  );
  return (
    <StaffTextList
      words={{
        title: t('staff.title'),
        hint: t('staff.hint'),
        add: t('staff.add'),
        change: t('staff.change'),
        remove: t('staff.remove'),
      }}
      actions={
        <>
          <ButtonLink to="/courses/proposals">
            {t('staff.proposalsCount', { count: waiting.data?.total ?? 0 })}
          </ButtonLink>
          <ButtonLink to="/courses/import">{t('import.title')}</ButtonLink>
        </>
      }
      filters={
        <CourseFilters
          shown={shown}
          choices={filters.data}
          onShow={(narrowing) => setQuery(writeCoursesAddress({ ...narrowing, size }))}
          onReset={() => setQuery({})}
        />
      }
      texts={answer.data?.courses.map((course) => ({
        id: course.courseId,
        title: course.courseName,
        facts: <CourseFacts course={course} />,
      }))}
      list={{
        answer,
        page,
        rows: ROWS,
        label: t('pages'),
        query: writeCoursesAddress(shown),
        empty: <EmptyState title={t('noneFound')} hint={t('staff.noneHint')} />,
      }}
      form={(courseId, close) => <CourseForm courseId={courseId} onClose={close} />}
      removal={(course, close) => <RemoveCourse course={course} onClose={close} />}
    />
  );
}
