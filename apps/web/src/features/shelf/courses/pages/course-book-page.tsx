import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { AsOf } from '../components/as-of.tsx';
import { BookAvailability } from '../components/book-availability.tsx';
import styles from '../courses.module.css';
import CoursesOfRecord from '../courses-of-record.tsx';

/** /courseBookDetail?recordId=: a book of courses, how it can be had, and the courses that use it. */
export default function CourseBookPage() {
  const { t } = useTranslation('courses');
  const [query] = useSearchParams();
  const recordId = query.get('recordId') ?? '';
  const bib = useCall(getBib, { recordId }, { enabled: recordId !== '' });
  const shelf = useCall(getOnShelfCounts, { recordIds: [recordId] }, { enabled: bib.data !== undefined });
  usePageTitle(bib.data?.title ?? t('book'));
  const isUnknown =
    recordId === '' || bib.error?.code === 'BIB_NOT_FOUND' || bib.error?.code === 'INPUT_INVALID';
  const availability = shelf.data?.records.find((one) => one.recordId === recordId);
  const author = bib.data?.creators[0]?.vernacular || bib.data?.creators[0]?.name || '';
  return (
    <div className={`wrap ${styles.page}`}>
      <Link className={styles.back} to="/courseBookResource">
        <ChevronLeft size={16} aria-hidden />
        {t('toBooks')}
      </Link>
      {!bib.data && <h1 className={isUnknown ? undefined : 'hidden-visually'}>{t('book')}</h1>}
      {isUnknown && (
        <EmptyState
          title={t(recordId === '' ? 'chooseBook' : 'bookGone')}
          hint={t('chooseBookHint')}
          actions={
            <ButtonLink kind="primary" to="/courseBookResource">
              {t('toBooks')}
            </ButtonLink>
          }
        />
      )}
      {bib.error && !isUnknown && <ErrorState error={bib.error} onRetry={() => void bib.refetch()} />}
      {bib.isPending && !isUnknown && (
        <Loading>
          <Skeleton height="180px" radius="12px" />
        </Loading>
      )}
      {bib.data && (
        <>
          <div className={styles.work}>
            <Cover
              recordId={recordId}
              title={bib.data.title}
              author={author}
              imgUrl={bib.data.imgUrl}
              width="120px"
            />
            <div className={styles.book}>
              <h1>{bib.data.title}</h1>
              <p className="muted">{factLine(author, bib.data.publishers[0], bib.data.publishYear)}</p>
              {shelf.data && (
                <>
                  <BookAvailability availability={availability ?? NO_ITEMS} live={shelf.data.live} />
                  <AsOf asOf={shelf.data.asOf} />
                </>
              )}
              <div>
                <ButtonLink kind="primary" to={bibAddress(recordId)}>
                  {t('toRecord')}
                </ButtonLink>
              </div>
            </div>
          </div>
          <h2>{t('usedBy')}</h2>
          <CoursesOfRecord recordId={recordId} />
        </>
      )}
    </div>
  );
}

const NO_ITEMS = {
  itemCount: 0,
  onShelfCount: 0,
  loanableCount: 0,
  nearest: null,
  earliestDue: null,
  waiting: 0,
  online: false,
};
