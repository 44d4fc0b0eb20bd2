import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { textsAddress } from '../../../../lib/object-address.ts';
import { changed, type ResultView, writeSearch } from '../../../../lib/search/search-in-address.ts';
import { type ChosenThings as Chosen, writeChosenThings } from '../../../../lib/search/things-in-address.ts';
import { titlesAddress } from '../../../../lib/title-address.ts';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useResultParts } from '../results/result-parts.ts';
import styles from './chosen-things.module.css';
import { ThingRow } from './thing-row.tsx';

const ROWS = 20;

/** Types of records that readers look for among journals. */
const JOURNALS: readonly string[] = ['journal', 'newspaper'];

/** All things of one kind that have the words of a search, in the place of the hits. */
export default function ChosenThings({
  state,
  view,
  chosen: { kind, page },
  types = [],
}: {
  readonly state: SearchState;
  readonly view: ResultView;
  readonly chosen: Chosen;
  /** The types of the records that have the words, with how many there are of each. */
  readonly types?: readonly { readonly value: string; readonly count: number }[] | undefined;
}) {
  const { t } = useTranslation('search');
  const { FoundTitles } = useResultParts();
  const format = useFormat();
  const { keyWord, eCollectionIds } = state;
  const call = useCall(
    searchThings,
    { keyWord, kind, eCollectionIds, page, rows: ROWS },
    { staleMs: 60_000, keepPrevious: true },
  );
  const total =
    call.data &&
    t(`beside.count.${kind}`, { count: call.data.total, number: format.number(call.data.total) });
  const journals = types
    .filter(({ value }) => JOURNALS.includes(value))
    .reduce((sum, { count }) => sum + count, 0);
  useAnnounced(total);
  if (call.error) return <ErrorState error={call.error} onRetry={() => void call.refetch()} />;
  if (!call.data)
    return (
      <Loading>
        <Skeleton height="240px" radius="12px" />
      </Loading>
    );
  if (call.data.total === 0) return <EmptyState title={t('empty.title', { words: keyWord })} />;
  return (
    <>
      <p className="num">{total}</p>
      {kind === 'title' && (
        <p className={styles.ways}>
          <Link to={titlesAddress(keyWord, eCollectionIds)}>{t('beside.narrowTitles')}</Link>
          {journals > 0 && (
            <Link to={writeSearch(changed(state, { docCode: [...JOURNALS] }), view)}>
              {t('beside.recordsOfJournals', { count: journals, number: format.number(journals) })}
            </Link>
          )}
        </p>
      )}
      {kind === 'object' && (
        <p>
          <Link to={textsAddress(keyWord)}>{t('beside.searchTexts')}</Link>
        </p>
      )}
      {call.data.things.length === 0 ? (
        <EmptyState title={t('pastTheEnd')} />
      ) : (
        <Card as="ol" className={styles.list}>
          {kind === 'title' ? (
            <Suspense>
              <FoundTitles ids={call.data.things.map(({ id }) => id)} />
            </Suspense>
          ) : (
            call.data.things.map((thing) => <ThingRow key={thing.id} thing={thing} heading="h2" />)
          )}
        </Card>
      )}
      <Pager
        page={page}
        rows={ROWS}
        total={call.data.total}
        to={(next) => writeChosenThings(state, view, { kind, page: next })}
      />
    </>
  );
}
