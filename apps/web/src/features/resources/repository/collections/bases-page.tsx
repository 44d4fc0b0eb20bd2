import { listBases } from '@lectern/contracts/resources/repository/list-bases';
import { listHotBases } from '@lectern/contracts/resources/repository/list-hot-bases';
import { LibraryBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { collectionAddress } from '../addresses.ts';
import { FilterBar } from '../filter-bar.tsx';
import { PageHead } from '../page-head.tsx';
import styles from '../repository.module.css';
import { useListFilters } from '../use-list-filters.ts';
import { CollectionGrid } from './collection-grid.tsx';

const ROWS = 12;
const HOT = 4;

/** The special bases of the library. */
export default function BasesPage() {
  const { t } = useTranslation('repository');
  usePageTitle(t('bases.title'));
  const { filters, page, isNarrowed, show, pageAddress } = useListFilters(['words']);
  const { data, error, refetch } = useCall(
    listBases,
    { keyWord: filters.words, page, rows: ROWS },
    { ofReader: true, keepPrevious: true },
  );
  const hot = useCall(listHotBases, { rows: HOT }, { ofReader: true, staleMs: 60_000 });
  const opened = hot.data?.filter(({ count }) => count > 0) ?? [];
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t('bases.title')}>
        <p className="muted">{t('bases.explain')}</p>
        {opened.length > 0 && (
          <p className={styles.hot}>
            <span className="muted">{t('bases.hot')}</span>
            {opened.map((base) => (
              <Link key={base.id} to={collectionAddress(base)}>
                {base.name}
              </Link>
            ))}
          </p>
        )}
      </PageHead>
      <FilterBar label={t('bases.search')} words={filters.words} onWords={(words) => show({ words })} />
      <h2 className="hidden-visually">{t('bases.title')}</h2>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="240px" radius="12px" />
        </Loading>
      )}
      {data?.total === 0 && (
        <Card>
          <EmptyState
            icon={<LibraryBig size={36} strokeWidth={1.4} aria-hidden />}
            title={t(isNarrowed ? 'noneFound' : 'bases.none')}
            hint={t(isNarrowed ? 'noneFoundHint' : 'bases.noneHint')}
          />
        </Card>
      )}
      {data && data.total > 0 && (
        <>
          <CollectionGrid collections={data.bases} />
          <Pager page={page} rows={ROWS} total={data.total} label={t('bases.pages')} to={pageAddress} />
        </>
      )}
    </div>
  );
}
