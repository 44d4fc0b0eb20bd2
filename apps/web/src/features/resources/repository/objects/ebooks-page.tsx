import { listEbooks } from '@lectern/contracts/resources/repository/list-ebooks';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { FilterBar } from '../filter-bar.tsx';
import { PageHead } from '../page-head.tsx';
import styles from '../repository.module.css';
import { useListFilters } from '../use-list-filters.ts';
import { ObjectList } from './object-list.tsx';

const ROWS = 12;

/** E-books that this reader may read here, whole or in part. */
export default function EbooksPage() {
  const { t } = useTranslation('repository');
  usePageTitle(t('ebooks.title'));
  const { filters, page, isNarrowed, show, pageAddress } = useListFilters(['words']);
  const answer = useCall(
    listEbooks,
    { keyWord: filters.words, page, rows: ROWS },
    { ofReader: true, keepPrevious: true },
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t('ebooks.title')}>
        <p className="muted">{t('ebooks.explain')}</p>
      </PageHead>
      <FilterBar label={t('search')} words={filters.words} onWords={(words) => show({ words })} />
      <h2 className="hidden-visually">{t('ebooks.title')}</h2>
      <ObjectList answer={answer} page={page} rows={ROWS} isNarrowed={isNarrowed} to={pageAddress} />
    </div>
  );
}
