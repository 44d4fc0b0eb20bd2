import type { Course } from '@lectern/contracts/shelf/courses/course';
import { getCourseFilters } from '@lectern/contracts/shelf/courses/get-course-filters';
import { listProposalsToDecide } from '@lectern/contracts/shelf/courses/list-proposals-to-decide';
import { searchCourses } from '@lectern/contracts/shelf/courses/search-courses';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { CourseFacts } from '../components/course-facts.tsx';
import { CourseFilters } from '../components/course-filters.tsx';
import { readCoursesAddress, writeCoursesAddress } from '../course-address.ts';
import styles from '../courses.module.css';
import { CourseForm } from './course-form.tsx';
import { RemoveCourse } from './remove-course.tsx';

const ROWS = 50;

type Open =
  | { readonly form: 'course'; readonly courseId?: string }
  | { readonly form: 'remove'; readonly course: Course };

/** The courses of the library, to add and change them. */
export default function CoursesPage() {
  const { t } = useTranslation('courses');
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const [open, setOpen] = useState<Open>();
  const shown = readCoursesAddress(query);
  const { department, size, ...texts } = shown;
  const filters = useCall(getCourseFilters, {}, { staleMs: 0 });
  const waiting = useCall(listProposalsToDecide, { size: 1 }, { staleMs: 0 });
  const list = useCall(
    searchCourses,
    { ...texts, coCodes: department ? [department] : [], page, size: ROWS },
    { keepPrevious: true, staleMs: 0 },
  );
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')}>
        <ButtonLink to="/courses/proposals">
          {t('staff.proposalsCount', { count: waiting.data?.total ?? 0 })}
        </ButtonLink>
        <ButtonLink to="/courses/import">{t('import.title')}</ButtonLink>
        <Button
          kind="primary"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setOpen({ form: 'course' })}
        >
          {t('staff.add')}
        </Button>
      </PageHead>
      <div className={styles.staff}>
        <CourseFilters
          shown={shown}
          choices={filters.data}
          onShow={(narrowing) => setQuery(writeCoursesAddress({ ...narrowing, size }))}
          onReset={() => setQuery({})}
        />
        <PagedList
          answer={list}
          page={page}
          rows={ROWS}
          label={t('pages')}
          query={writeCoursesAddress(shown)}
          empty={<EmptyState title={t('noneFound')} hint={t('staff.noneHint')} />}
        >
          {list.data?.courses.map((course) => (
            <li key={course.courseId} className={styles.course}>
              <div>
                <h2>{course.courseName}</h2>
                <p className="muted small">
                  <CourseFacts course={course} />
                </p>
              </div>
              <div className={styles.actions}>
                <Button size="small" onClick={() => setOpen({ form: 'course', courseId: course.courseId })}>
                  {t('staff.change')}
                  <span className="hidden-visually"> {course.courseName}</span>
                </Button>
                <Button size="small" kind="text" onClick={() => setOpen({ form: 'remove', course })}>
                  {t('staff.remove')}
                  <span className="hidden-visually"> {course.courseName}</span>
                </Button>
              </div>
            </li>
          ))}
        </PagedList>
      </div>
      {open?.form === 'course' && <CourseForm courseId={open.courseId} onClose={close} />}
      {open?.form === 'remove' && <RemoveCourse course={open.course} onClose={close} />}
    </>
  );
}
