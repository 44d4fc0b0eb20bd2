import type { EresourceColumn, EresourceSort } from '@lectern/contracts/people/tenant/eresource-settings';
import { OTHER_LETTER } from '@lectern/contracts/resources/databases/eresource';
import { listEresources } from '@lectern/contracts/resources/databases/list-eresources';
import { listEresourcesByLetter } from '@lectern/contracts/resources/databases/list-eresources-by-letter';
import { Database } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import styles from '../../../../components/eresources/list-page.module.css';
import { useBehaviourOf } from '../../../../components/eresources/use-behaviour.ts';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { searchAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { countFilters, type EresourceList, filtersOf, withoutFilters, writeList } from '../eresource-list.ts';
import { EresourceRow } from './eresource-row.tsx';

/** By letter a page is long: who looks for a name scans it. */
const ROWS = { letter: 100, hot: 20, new: 20 } as const;

/** One page of the databases: in groups by letter, or in another order. */
export function ListedDatabases({
  list,
  sort,
  columns,
  onClear,
}: {
  readonly list: EresourceList;
  readonly sort: EresourceSort;
  readonly columns: readonly EresourceColumn[];
  readonly onClear: (list: EresourceList) => void;
}) {
  const { t } = useTranslation('databases');
  const { t: ofList } = useTranslation('eresources');
  const [query] = useSearchParams();
  const behaviourOf = useBehaviourOf();
  const page = usePageNumber();
  const rows = ROWS[sort];
  const input = { ...filtersOf(list), page, rows };
  const options = { keepPrevious: true, staleMs: 60_000 };
  const isByLetter = sort === 'letter';
  const byLetter = useCall(listEresourcesByLetter, input, { ...options, enabled: isByLetter });
  const inOrder = useCall(listEresources, { ...input, sort }, { ...options, enabled: !isByLetter });
  const answer = isByLetter ? byLetter : inOrder;
  const groups = isByLetter
    ? byLetter.data?.groups
    : inOrder.data && [{ letter: '', eresources: inOrder.data.eresources }];

  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data || !groups)
    return (
      <Loading>
        <Skeleton height="320px" radius="12px" />
      </Loading>
    );
  const { total } = answer.data;
  if (total === 0) return <NoDatabases list={list} onClear={onClear} />;
  const isPast = groups.every(({ eresources }) => eresources.length === 0);
  return (
    <div
      className={classNames(styles.groups, answer.isPlaceholderData && styles.old)}
      aria-busy={answer.isFetching}
    >
      {isPast && (
        <Card>
          <EmptyState title={t('noneFound.past')} />
        </Card>
      )}
      {groups
        .filter(({ eresources }) => eresources.length > 0)
        .map(({ letter, eresources }) => (
          <section
            key={letter}
            className={styles.group}
            aria-label={letter === OTHER_LETTER ? ofList('letters.other') : letter || t('title')}
          >
            {letter && <h2>{letter}</h2>}
            <Card as="ul" className={styles.rows}>
              {eresources.map((eresource) => (
                <EresourceRow
                  key={eresource.id}
                  eresource={eresource}
                  columns={columns}
                  behaviour={behaviourOf(eresource.id)}
                  heading={letter ? 'h3' : 'h2'}
                />
              ))}
            </Card>
          </section>
        ))}
      <Pager
        page={page}
        rows={rows}
        total={total}
        label={t('pages')}
        to={(next) => {
          const address = writeList(list, query);
          address.set('page', String(next));
          return `?${address}`;
        }}
      />
    </div>
  );
}

/** Nothing fits the filters, or the library has no databases. */
function NoDatabases({
  list,
  onClear,
}: {
  readonly list: EresourceList;
  readonly onClear: (list: EresourceList) => void;
}) {
  const { t } = useTranslation('databases');
  const isNarrowed = countFilters(list) > 0 || list.keyWord !== '' || list.letter !== '';
  const key = isNarrowed ? 'noneFound' : 'none';
  return (
    <Card>
      <EmptyState
        icon={<Database size={36} strokeWidth={1.4} aria-hidden />}
        title={t(`${key}.title`)}
        hint={t(`${key}.hint`)}
        actions={
          isNarrowed && (
            <>
              <Button kind="primary" onClick={() => onClear(withoutFilters(list))}>
                {t('filter.clear')}
              </Button>
              {list.keyWord && (
                <ButtonLink to={searchAddress({ keyWord: list.keyWord })}>
                  {t('noneFound.catalogue', { words: list.keyWord })}
                </ButtonLink>
              )}
            </>
          )
        }
      />
    </Card>
  );
}
