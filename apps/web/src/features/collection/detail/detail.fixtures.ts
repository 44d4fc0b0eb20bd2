import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import type { Holdings } from './holdings.ts';

/** A record with a title and nothing else, for tests. */
export const BIB: BibDetail = {
  recordId: 'b1',
  docCode: { code: 'book', name: 'Book' },
  title: 'A title',
  otherTitles: [],
  responsibility: '',
  creators: [],
  edition: '',
  imprints: [],
  publishYear: null,
  publishers: [],
  physical: [],
  series: [],
  notes: [],
  contents: [],
  abstracts: [],
  subjects: [],
  classes: [],
  isbns: [],
  issns: [],
  languages: [],
  country: null,
  frequency: '',
  links: [],
  host: null,
  imgUrl: '',
  loanCount: 0,
  marc: { leader: '', fields: [] },
};

/** A bib without items, for tests. */
export const NO_HOLDINGS: Holdings = {
  asOf: '2026-03-01T10:00:00Z',
  live: true,
  itemCount: 0,
  onShelfCount: 0,
  loanableCount: 0,
  waiting: 0,
  nearest: null,
  otherPlaces: 0,
  earliestDue: null,
  libraries: [],
  statements: [],
};

/** A link to a full text, for tests. */
export const FULL_TEXT: BibDetail['links'][number] = {
  url: 'https://www.example.org/1',
  label: 'PDF',
  note: 'On campus only',
  host: 'example.org',
  kind: 'fulltext',
};
