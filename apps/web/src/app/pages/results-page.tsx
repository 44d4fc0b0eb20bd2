import { lazy } from 'react';
import { type ResultParts, ResultPartsContext } from '../../features/search/results/result-parts.ts';
import { ResultsPage } from '../../features/search/results/results-page.tsx';
import { BIB_DIALOGS } from './bib-dialogs.ts';
import { RowScore } from './row-score.ts';

export { prefetchHits as prefetch } from '../../features/search/results/prefetch-hits.ts';

const PARTS: ResultParts = {
  ...BIB_DIALOGS,
  SourceTabs: lazy(() => import('../../features/sources/source-tabs.tsx')),
  Elsewhere: lazy(() => import('../../features/sources/elsewhere.tsx')),
  Offers: lazy(() => import('../../features/sources/offers.tsx')),
  Beside: lazy(() => import('../../features/search/beside/things-beside.tsx')),
  QueryLine: lazy(() => import('../../features/advanced/query-line.tsx')),
  Subscribe: lazy(() => import('../../features/subscriptions/subscribe.tsx')),
  Score: RowScore,
  SelectionBar: lazy(() => import('../../features/selection/selection-bar.tsx')),
};

/** /searchList: the hits of a search, with references, chosen works and other sources beside them. */
export default function SearchResultsPage() {
  return (
    <ResultPartsContext value={PARTS}>
      <ResultsPage />
    </ResultPartsContext>
  );
}
