import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { type Drawn, draw } from '../../../../testing/draw.tsx';
import { NOTHING } from '../../../../testing/nothing-found.ts';
import { type ResultParts, ResultPartsContext } from './result-parts.ts';
import { ResultsPage } from './results-page.tsx';

const PARTS: ResultParts = {
  Cite: () => null,
  Export: () => null,
  Star: () => null,
  AddToList: () => null,
  prefetchReference: () => undefined,
  SourceTabs: ({ current }) => <p>Tab {current}</p>,
  BestEresource: ({ id }) => <li>Database {id}</li>,
  BestTitle: ({ id }) => <li>Journal {id}</li>,
  FirstElsewhere: ({ keyWord }) => <p>First elsewhere for {keyWord}</p>,
  FoundTitles: ({ ids, most, apartFrom }) =>
    most === undefined ? (
      ids.map((id) => <li key={id}>Journal {id}</li>)
    ) : (
      <li>
        {ids.length} titles, {most} at most, apart from {apartFrom?.join(', ')}
      </li>
    ),
  Elsewhere: ({ keyWord }) => <p>Libraries with {keyWord}</p>,
  Offers: ({ keyWord }) => <p>Offers for {keyWord}</p>,
  Papers: ({ keyWord }) => <p>Works for {keyWord}</p>,
  QueryLine: () => null,
  Subscribe: () => null,
  Score: () => null,
  SelectionBar: () => null,
};

/** The result page at an address, without what other features add to it. */
export function drawResults(query: string): Drawn {
  return draw(
    <ResultPartsContext value={PARTS}>
      <ResultsPage />
    </ResultPartsContext>,
    { at: `/searchList?${query}` },
  );
}

export function hit(recordId: string, title: string): SearchAnswer['searchResult'][number] {
  return {
    recordId,
    title,
    author: 'Melville',
    publisher: 'Harper',
    publishYear: 1851,
    edition: '',
    docCode: 'book',
    langCode: 'eng',
    isbn: '',
    titleRanges: [],
    factRanges: { publisher: [], publishYear: [], edition: [] },
    reasons: [],
    about: [],
    byMeaning: false,
    authorRanges: [],
    snippet: { text: '', ranges: [] },
    fullTextUrl: '',
  };
}
/** A search that finds two works. */
export const TWO: SearchAnswer = {
  ...NOTHING,
  numFound: 2,
  searchResult: [hit('b1', 'Moby Dick'), hit('b2', 'Typee')],
};
