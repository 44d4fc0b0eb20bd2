import { searchPages } from '@lectern/contracts/resources/repository/search-pages';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { FilterBar } from '../filter-bar.tsx';
import styles from '../repository.module.css';
import { useListFilters } from '../use-list-filters.ts';
import { AllPages } from './found-in-object.tsx';
import { PageHits } from './page-hits.tsx';

/** Searches the text of one document, on its page. */
export function SearchInside({ objectId }: { readonly objectId: string }) {
  const { t } = useTranslation('repository');
  const { filters, show } = useListFilters(['words']);
  const { words } = filters;
  const { data, error, refetch } = useCall(
    searchPages,
    { keyWord: words, objectId },
    { ofReader: true, keepPrevious: true, enabled: words !== '' },
  );
  const [found] = data?.found ?? [];
  return (
    <section className={styles.part}>
      <h2>{t('texts.inside')}</h2>
      <FilterBar label={t('texts.insideLabel')} words={words} onWords={(typed) => show({ words: typed })} />
      {words !== '' && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {words !== '' && !data && !error && (
        <Loading>
          <Skeleton height="80px" radius="8px" />
        </Loading>
      )}
      {words !== '' && data && (
        <div role="status">
          {found ? (
            <>
              <PageHits objectId={objectId} hits={found.hits} words={words} />
              <AllPages found={found} words={words} />
            </>
          ) : (
            <p className="muted">{t('texts.noneInside')}</p>
          )}
        </div>
      )}
    </section>
  );
}
