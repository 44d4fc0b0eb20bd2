import { lazy } from 'react';
import { SourceTabs } from '../../components/source-bar/source-tabs.tsx';
import {
  type ResultParts,
  ResultPartsContext,
} from '../../features/discovery/search/results/result-parts.ts';
import { ResultsPage } from '../../features/discovery/search/results/results-page.tsx';
import { BIB_DIALOGS } from './bib-dialogs.ts';
import { RowScore } from './row-score.ts';

export { prefetchHits as prefetch } from '../../features/discovery/search/results/prefetch-hits.ts';

const PARTS: ResultParts = {
  ...BIB_DIALOGS,
  SourceTabs,
  BestEresource: lazy(() => import('../../features/resources/databases/search/best-eresource.tsx')),
  BestTitle: lazy(() => import('../../features/resources/titles/search/best-title.tsx')),
  FoundTitles: lazy(() => import('../../features/resources/titles/search/found-titles.tsx')),
  Elsewhere: lazy(() => import('../../features/discovery/sources/elsewhere.tsx')),
  FirstElsewhere: lazy(() => import('../../features/discovery/other-libraries/first-elsewhere.tsx')),
  Offers: lazy(() => import('../../features/discovery/sources/offers.tsx')),
  Papers: lazy(() => import('../../features/discovery/scholar/beside/papers-beside.tsx')),
  QueryLine: lazy(() => import('../../features/discovery/advanced/query-line.tsx')),
  Subscribe: lazy(() => import('../../features/shelf/subscriptions/subscribe.tsx')),
  Score: RowScore,
  SelectionBar: lazy(() => import('../../features/discovery/selection/selection-bar.tsx')),
};

/** /searchList: the hits of a search, with references, chosen works and other sources beside them. */
export default function SearchResultsPage() {
  return (
    <ResultPartsContext value={PARTS}>
      <ResultsPage />
    </ResultPartsContext>
  );
}
