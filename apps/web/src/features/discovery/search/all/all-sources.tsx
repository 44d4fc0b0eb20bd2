import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { Suspense } from 'react';
import { WhenSeen } from '../../../../components/when-seen.tsx';
import type { ResultView } from '../../../../lib/search/search-in-address.ts';
import { isThingTab, SOURCE_TABS } from '../../../../lib/search/sources/source-tab.ts';
import type { FoundThings } from '../../../../lib/search/sources/use-things.ts';
import { useResultParts } from '../results/result-parts.ts';
import styles from './all-sources.module.css';
import { FirstHits } from './first-hits.tsx';
import { FIRST, FirstThings } from './first-things.tsx';

/**
 * The first of each source for the same words. Each part is asked by itself: those of this library when the catalogue has answered, those
 * of outside when the reader comes near, so that none waits for another.
 */
export default function AllSources({
  answer,
  things,
  state,
  view,
}: {
  readonly answer: SearchAnswer;
  /** What this library has beside records; undefined while it is not known. */
  readonly things: FoundThings | undefined;
  readonly state: SearchState;
  readonly view: ResultView;
}) {
  const { FirstElsewhere, Papers } = useResultParts();
  const { keyWord, searchField } = state;
  const hits = answer.searchResult.slice(0, FIRST);
  const having = new Set(things?.kinds.filter(({ count }) => count > 0).map(({ kind }) => kind));
  return (
    <div className={styles.sources}>
      <FirstHits answer={answer} hits={hits} state={state} view={view} />
      {SOURCE_TABS.map((tab) => {
        if (tab === 'papers')
          return (
            <Suspense key={tab}>
              <Papers keyWord={keyWord} searchField={searchField} />
            </Suspense>
          );
        if (tab === 'others')
          return (
            <WhenSeen key={tab}>
              <Suspense>
                <FirstElsewhere keyWord={keyWord} searchField={searchField} />
              </Suspense>
            </WhenSeen>
          );
        if (!isThingTab(tab) || !having.has(tab)) return null;
        const recordIds = hits.map(({ recordId }) => recordId);
        return <FirstThings key={tab} kind={tab} state={state} view={view} recordIds={recordIds} />;
      })}
    </div>
  );
}
