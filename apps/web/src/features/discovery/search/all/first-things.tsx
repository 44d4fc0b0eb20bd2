import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { searchThings } from '@lectern/contracts/discovery/search/search-things';
import type { ThingKind } from '@lectern/contracts/discovery/search/thing-kinds';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import type { ResultView } from '../../../../lib/search/search-in-address.ts';
import { writeChosenThings } from '../../../../lib/search/things-in-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ThingRow } from '../beside/thing-row.tsx';
import { useResultParts } from '../results/result-parts.ts';
import styles from './all-sources.module.css';

/** So many of each source are shown. */
export const FIRST = 3;

/** The first things of one kind that have the words, and the way to all of them. Nothing where they cannot be had. */
export function FirstThings({
  kind,
  state,
  view,
  recordIds,
}: {
  readonly kind: ThingKind;
  readonly state: SearchState;
  readonly view: ResultView;
  /** The records that stand above: a title of one of them is not shown again. */
  readonly recordIds: readonly string[];
}) {
  const { t } = useTranslation('search');
  const { FoundTitles } = useResultParts();
  const format = useFormat();
  const title = useId();
  const { keyWord, eCollectionIds } = state;
  // As many more titles as may be left out.
  const rows = kind === 'title' ? FIRST + recordIds.length : FIRST;
  const { data, error } = useCall(searchThings, { keyWord, kind, eCollectionIds, rows }, { staleMs: 60_000 });
  if (error || data?.total === 0) return null;
  return (
    <section aria-labelledby={title}>
      <SectionHeading
        id={title}
        aside={
          data && (
            <Link to={writeChosenThings(state, view, { kind, page: 1 })}>
              {t(`beside.count.${kind}`, { count: data.total, number: format.number(data.total) })}
            </Link>
          )
        }
      >
        {t(`all.kind.${kind}`)}
      </SectionHeading>
      {!data ? (
        <Loading>
          <Skeleton height="160px" radius="12px" />
        </Loading>
      ) : (
        <Card as="ol" className={styles.things}>
          {kind === 'title' ? (
            <Suspense>
              <FoundTitles
                ids={data.things.map(({ id }) => id)}
                heading="h3"
                most={FIRST}
                apartFrom={recordIds}
              />
            </Suspense>
          ) : (
            data.things.map((thing) => <ThingRow key={thing.id} thing={thing} heading="h3" />)
          )}
        </Card>
      )}
    </section>
  );
}
