import type { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Pager } from '../../../../components/pager.tsx';
import styles from './alliance.module.css';
import { type AllianceSearch, allianceAddress } from './alliance-address.ts';
import { AllianceRow } from './alliance-row.tsx';

/** What was found in one library, or the first hits of all. */
export function AllianceHits({
  search,
  answer,
  rows,
}: {
  readonly search: AllianceSearch;
  readonly answer: OutputOf<typeof searchAlliance.output>;
  readonly rows: number;
}) {
  const { t } = useTranslation('alliance');
  const silent = answer.libraries.filter(({ fault }) => fault !== null);
  const [library] = answer.libraries;
  return (
    <div className={styles.hits}>
      {silent.length > 0 && (
        <Notice tone="warn">{t('silent', { names: silent.map(({ name }) => name).join(t('comma')) })}</Notice>
      )}
      {answer.searchResult.length === 0 ? (
        silent.length < answer.libraries.length && <EmptyState title={t('none')} hint={t('noneHint')} />
      ) : (
        <Card as="ol">
          {answer.searchResult.map((hit) => (
            <AllianceRow key={hit.holdings.map(({ recordId }) => recordId).join(' ')} hit={hit} />
          ))}
        </Card>
      )}
      {search.otherLib !== '' && (
        <Pager
          page={search.page}
          rows={rows}
          total={library?.numFound ?? 0}
          to={(page) => allianceAddress({ ...search, page })}
          label={t('pages')}
        />
      )}
    </div>
  );
}
