import type { TitleDetail, TitleSource, TitleSummary } from '@lectern/contracts/resources/titles/title';

/** A database of a title, as a test needs it. */
export function source(facts: Partial<TitleSource> & Pick<TitleSource, 'sourceId'>): TitleSource {
  return {
    eresourceId: facts.sourceId,
    eresourceName: facts.sourceId.toUpperCase(),
    firstDate: '',
    firstVolume: '',
    firstIssue: '',
    lastDate: '',
    lastVolume: '',
    lastIssue: '',
    embargo: '',
    openFrom: '',
    openTo: '',
    depth: 'fulltext',
    isFree: false,
    note: '',
    canOpen: true,
    ...facts,
  };
}

/** A title in a list. */
export function title(facts: Partial<TitleSummary> & Pick<TitleSummary, 'id'>): TitleSummary {
  return {
    name: facts.id.toUpperCase(),
    kind: 'serial',
    letter: facts.id.charAt(0).toUpperCase(),
    publisher: '',
    author: '',
    printIssn: '',
    onlineIssn: '',
    printIsbn: '',
    onlineIsbn: '',
    marks: [],
    sources: [],
    ...facts,
  };
}

/** A title with all that readers see of it. */
export function titleDetail(facts: Partial<TitleDetail> & Pick<TitleDetail, 'id'>): TitleDetail {
  const none = { openCount: 0, edition: '', publishedOn: '', printed: [], articleCount: 0 };
  return { ...title(facts), ...none, earlier: [], later: [], ...facts };
}
