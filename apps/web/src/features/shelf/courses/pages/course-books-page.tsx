import { COURSE_BOOK_ROWS, listCourseBooks } from '@lectern/contracts/shelf/courses/list-course-books';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { readBooksAddress, writeBooksAddress } from '../books-address.ts';
import { AsOf } from '../components/as-of.tsx';
import { BookFilters } from '../components/book-filters.tsx';
import { UsedBookRow } from '../components/used-book-row.tsx';
import styles from '../courses.module.css';
import { silentList } from '../silent-list.ts';

/** /courseBookResource: the books of all courses. */
export default function CourseBooksPage() {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const shown = readBooksAddress(query);
  const { courseName, teacher, department, kind, sortType } = shown;
  const list = useCall(
    listCourseBooks,
    {
      courseName,
      teacherIds: teacher ? [teacher] : [],
      departmentIds: department ? [department] : [],
      ...(kind && { packageId: kind }),
      sortType,
      page,
      rows: COURSE_BOOK_ROWS,
    },
    { keepPrevious: true },
  );
  const total = list.data?.total;
  const totalText =
    total === undefined ? undefined : t('books.total', { count: total, number: format.number(total) });
  useAnnounced(list.isPlaceholderData ? undefined : totalText);
  const isNarrowed = Boolean(courseName || teacher || department || kind);
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>{t('books.title')}</h1>
        <Link to="/courseReference">{t('toCourses')}</Link>
      </div>
      <p className="muted">{t('books.intro')}</p>
      <BookFilters shown={shown} onShow={setQuery} />
      {totalText !== undefined && <p className="muted small">{totalText}</p>}
      <PagedList
        answer={silentList(list)}
        page={page}
        rows={COURSE_BOOK_ROWS}
        label={t('bookPages')}
        query={writeBooksAddress(shown)}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'books.noneFound' : 'books.none')}
            hint={t(isNarrowed ? 'noneFoundHint' : 'noneHint')}
            actions={
              list.error ? (
                <Button onClick={() => void list.refetch()}>{t('loadAgain')}</Button>
              ) : (
                isNarrowed && <Button onClick={() => setQuery({})}>{t('filter.reset')}</Button>
              )
            }
          />
        }
      >
        {list.data?.books.map((book) => (
          <UsedBookRow
            key={book.recordId || `${book.title} ${book.isbn}`}
            book={book}
            live={list.data.live}
          />
        ))}
      </PagedList>
      {list.data && list.data.books.length > 0 && <AsOf asOf={list.data.asOf} />}
    </div>
  );
}
