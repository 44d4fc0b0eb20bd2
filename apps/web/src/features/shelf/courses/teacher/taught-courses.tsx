import type { Course } from '@lectern/contracts/shelf/courses/course';
import { listTaughtCourses } from '@lectern/contracts/shelf/courses/list-taught-courses';
import { BookPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { CourseRow } from '../components/course-row.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

const ROWS = 20;

/** The courses that the reader teaches, with how many readers marked them. */
export function TaughtCourses() {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const page = usePageNumber();
  const [proposing, setProposing] = useState<Course>();
  const list = useCall(listTaughtCourses, { page, size: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <>
      <PagedList
        answer={list}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={{ view: 'taught' }}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        {list.data?.courses.map(({ markCount, pendingCount, ...course }) => (
          <CourseRow
            key={course.courseId}
            course={course}
            actions={
              <Button
                size="small"
                icon={<BookPlus size={15} aria-hidden />}
                onClick={() => setProposing(course)}
              >
                {t('propose.title')}
                <span className="hidden-visually"> {course.courseName}</span>
              </Button>
            }
          >
            <p className="small">
              {factLine(
                t('markCount', { count: markCount, number: format.number(markCount) }),
                pendingCount > 0 ? t('pendingCount', { count: pendingCount }) : '',
              )}
            </p>
          </CourseRow>
        ))}
      </PagedList>
      {proposing && <ProposeDialog course={proposing} onClose={() => setProposing(undefined)} />}
    </>
  );
}
