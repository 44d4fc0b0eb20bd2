import type { UsedBook } from '@lectern/contracts/shelf/courses/course-book';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Cover } from '../../../../components/cover.tsx';
import { WorkRow } from '../../../../components/work-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { courseAddress, courseBookAddress } from '../course-address.ts';
import styles from '../courses.module.css';
import { BookAvailability } from './book-availability.tsx';

/** A book with the courses that use it. */
export function UsedBookRow({ book, live }: { readonly book: UsedBook; readonly live: boolean }) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const { recordId, title, author, publisher, publishYear, isbn, imgUrl, courses, courseCount } = book;
  const more = courseCount - courses.length;
  return (
    <WorkRow
      cover={
        <Cover
          recordId={recordId || title}
          title={title}
          author={author}
          imgUrl={imgUrl}
          width="var(--row-cover)"
        />
      }
      title={recordId ? <Link to={courseBookAddress(recordId)}>{title}</Link> : title}
      facts={factLine(author, publisher, publishYear, recordId ? '' : isbn)}
    >
      <div className={styles.book}>
        <p className={styles.line}>
          <span className="muted small">{t('usedIn')}</span>
          {courses.map(({ courseId, courseName, year }) => (
            <Link key={courseId} to={courseAddress(courseId)}>
              {factLine(courseName, year)}
            </Link>
          ))}
          {more > 0 && (
            <span className="muted small">
              {t('moreCourses', { count: more, number: format.number(more) })}
            </span>
          )}
        </p>
        <BookAvailability availability={book.availability} live={live} />
      </div>
    </WorkRow>
  );
}
