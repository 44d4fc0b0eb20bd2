import type { CourseBook } from '@lectern/contracts/shelf/courses/course-book';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Cover } from '../../../../components/cover.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { WorkRow } from '../../../../components/work-row.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import styles from '../courses.module.css';
import { BookAvailability } from './book-availability.tsx';

/** A book of one course: what it is to the course, and how it can be had now. */
export function CourseBookRow({ book, live }: { readonly book: CourseBook; readonly live: boolean }) {
  const { t } = useTranslation('courses');
  const { bookId, recordId, kind, note, title, author, publisher, publishYear, isbn, imgUrl } = book;
  return (
    <WorkRow
      cover={
        <Cover
          recordId={recordId || bookId}
          title={title}
          author={author}
          imgUrl={imgUrl}
          width="var(--row-cover)"
        />
      }
      title={recordId ? <Link to={bibAddress(recordId)}>{title}</Link> : title}
      facts={factLine(author, publisher, publishYear, recordId ? '' : isbn)}
    >
      <div className={styles.book}>
        <div className={styles.line}>
          <Pill tone={kind === 'textbook' ? 'accent' : undefined}>{t(`kind.${kind}`)}</Pill>
          {note && <span>{note}</span>}
        </div>
        <BookAvailability availability={book.availability} live={live} />
      </div>
    </WorkRow>
  );
}
