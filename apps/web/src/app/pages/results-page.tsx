import { lazy } from 'react';
import { ResultsPage } from '../../features/search/pages/results-page.tsx';
import { type ResultParts, ResultPartsContext } from '../../features/search/result-parts.ts';
import { BIB_DIALOGS } from './bib-dialogs.ts';

export { askForHits as askAhead } from '../../features/search/ask-ahead.ts';

const PARTS: ResultParts = {
  ...BIB_DIALOGS,
  SourceTabs: lazy(() => import('../../features/search/sources/source-tabs.tsx')),
  Offers: lazy(() => import('../../features/search/sources/offers.tsx')),
  QueryLine: lazy(() => import('../../features/search/advanced/query-line.tsx')),
  SelectionBar: lazy(() => import('../../features/search/selection/selection-bar.tsx')),
};

/** /searchList: the hits of a search, with references, chosen works and other sources beside them. */
export default function SearchResultsPage() {
  return (
    <ResultPartsContext value={PARTS}>
      <ResultsPage />
    </ResultPartsContext>
  );
}
