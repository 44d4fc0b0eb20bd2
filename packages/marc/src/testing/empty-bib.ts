import type { Bib } from '../bib.ts';

/** A bib without any data. Tests add the fields that they need. */
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
