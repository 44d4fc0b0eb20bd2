import type { Bib } from '../bib.ts';

/** A description that says nothing yet: for tests that say only what they are about. */
export const EMPTY_BIB: Bib = {
  flavour: 'marc21',
  docType: 'book',
  title: '',
  titles: [],
  creators: [],
  imprints: [],
  physical: [],
  series: [],
  notes: [],
  contents: [],
  abstracts: [],
  subjects: [],
  classes: [],
  isbns: [],
  issns: [],
  identifiers: [],
  languages: [],
  links: [],
  holdings: [],
  items: [],
};
