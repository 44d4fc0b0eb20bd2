import { listBooksOfCourse } from '@lectern/contracts/shelf/courses/list-books-of-course';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { AsOf } from '../components/as-of.tsx';
import { CourseBookRow } from '../components/course-book-row.tsx';
import { CourseFacts } from '../components/course-facts.tsx';
import { MarkButton } from '../components/mark-button.tsx';
import styles from '../courses.module.css';
import { useMarked } from '../use-marked.ts';

const ROWS = 100;
const ASK_AGAIN_MS = 60_000;

/** /courseReferenceDetail/:id: one course and its books. */
export default function CourseDetailPage() {
  const { t } = useTranslation('courses');
  const { id = '' } = useParams();
  const page = usePageNumber();
  const answer = useCall(
    listBooksOfCourse,
    { courseId: id, page, size: ROWS },
    { keepPrevious: true, refetchMs: ASK_AGAIN_MS },
  );
  const { data, error } = answer;
  const marked = useMarked(data ? [id] : []);
  usePageTitle(data?.course.courseName ?? t('course'));
  const isUnknown = error?.code === 'COURSE_NOT_FOUND' || error?.code === 'INPUT_INVALID';
  return (
    <div className={`wrap ${styles.page}`}>
      <Link className={styles.back} to="/courseReference">
        <ChevronLeft size={16} aria-hidden />
        {t('toCourses')}
      </Link>
      {!data && <h1 className={isUnknown ? undefined : 'hidden-visually'}>{t('course')}</h1>}
      {data && (
        <div className={styles.head}>
          <div>
            <h1>{data.course.courseName}</h1>
            <p className="muted">
              <CourseFacts course={data.course} />
            </p>
          </div>
          <MarkButton course={data.course} isMarked={marked?.has(id) ?? false} />
        </div>
      )}
      {isUnknown ? (
        <EmptyState
          title={t('gone')}
          hint={t('goneHint')}
          actions={
            <ButtonLink kind="primary" to="/courseReference">
              {t('toCourses')}
            </ButtonLink>
          }
        />
      ) : (
        <PagedList
          answer={answer}
          page={page}
          rows={ROWS}
          label={t('bookPages')}
          empty={<EmptyState title={t('noBooks')} hint={t('noBooksHint')} />}
        >
          {data?.books.map((book) => (
            <CourseBookRow key={book.bookId} book={book} live={data.live} />
          ))}
        </PagedList>
      )}
      {data && data.books.length > 0 && <AsOf asOf={data.asOf} />}
    </div>
  );
}
