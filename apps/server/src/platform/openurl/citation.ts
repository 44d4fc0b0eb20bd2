/** What a request is for, in the words of Z39.88-2004 (`bookitem` is `chapter`). `unknown`: it does not say. */
export const GENRES = [
  'article',
  'issue',
  'journal',
  'book',
  'chapter',
  'conference',
  'proceeding',
  'preprint',
  'report',
  'document',
  'dissertation',
  'patent',
  'unknown',
] as const;
export type Genre = (typeof GENRES)[number];

/** A work, an issue or an article as another system names it. All may be empty. */
export interface Citation {
  readonly genre: Genre;
  /** Of the journal or book; of an article or a chapter, that of what holds it. */
  readonly title: string;
  /** The short title of a journal, which may have abbreviated words ("N Engl J Med"). */
  readonly shortTitle: string;
  /** Of the article or chapter. */
  readonly articleTitle: string;
  /** "Melville, Herman", or as the request has it. */
  readonly author: string;
  /** The author's family name. Searching it finds more: forenames are written in many ways. */
  readonly familyName: string;
  /** NNNN-NNNC, those for print and online. */
  readonly issns: readonly string[];
  /** 13 digits. */
  readonly isbns: readonly string[];
  /** What a number with the form of an ISBN and a wrong check digit may be: itself, and with each right digit. */
  readonly nearIsbns: readonly string[];
  /** Without the address of a resolver: 10.1000/182. */
  readonly doi: string;
  /** Digits: the number in PubMed. */
  readonly pmid: string;
  /** Digits of an OCLC number. */
  readonly oclc: string;
  /** In its normal form. */
  readonly lccn: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly date: string;
  readonly volume: string;
  readonly issue: string;
  readonly startPage: string;
  readonly endPage: string;
  /** Other identifiers and addresses of the work, as given. */
  readonly ids: readonly string[];
}

/** Genres of a part of something: what holds it is what a library has. */
export function isPart({ genre, articleTitle }: Pick<Citation, 'genre' | 'articleTitle'>): boolean {
  switch (genre) {
    case 'article':
    case 'chapter':
    case 'preprint':
      return true;
    case 'proceeding':
    case 'document':
    case 'unknown':
      return articleTitle !== '';
    case 'issue':
    case 'journal':
    case 'book':
    case 'conference':
    case 'report':
    case 'dissertation':
    case 'patent':
      return false;
  }
}
