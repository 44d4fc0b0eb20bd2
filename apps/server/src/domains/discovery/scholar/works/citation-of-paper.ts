import type { Paper, PaperType } from '@lectern/contracts/discovery/scholar/paper';
import type { Citation, Genre } from '../../../../platform/openurl/citation.ts';

const GENRE_OF: Readonly<Record<PaperType, Genre>> = {
  article: 'article',
  review: 'article',
  preprint: 'preprint',
  conference: 'proceeding',
  chapter: 'chapter',
  book: 'book',
  thesis: 'dissertation',
  dataset: 'unknown',
  software: 'unknown',
  report: 'report',
  standard: 'document',
  peerReview: 'article',
  notice: 'article',
  other: 'unknown',
};

/** A paper as a request to a resolver names it. */
export function citationOfPaper(
  paper: Pick<
    Paper,
    | 'type'
    | 'title'
    | 'authors'
    | 'journal'
    | 'issns'
    | 'isbns'
    | 'doi'
    | 'published'
    | 'year'
    | 'volume'
    | 'issue'
    | 'pages'
  >,
): Citation {
  const { type, title, journal, published, year, pages } = paper;
  const isInside = journal !== '' && type !== 'book' && type !== 'thesis' && type !== 'report';
  const [startPage = '', endPage = ''] = pages.split('-', 2);
  return {
    genre: GENRE_OF[type],
    title: isInside ? journal : title,
    shortTitle: '',
    articleTitle: isInside ? title : '',
    author: paper.authors[0]?.name ?? '',
    familyName: '',
    issns: paper.issns,
    isbns: paper.isbns,
    nearIsbns: [],
    doi: paper.doi,
    pmid: '',
    oclc: '',
    lccn: '',
    date: published || (year === null ? '' : String(year)),
    volume: paper.volume,
    issue: paper.issue,
    startPage: startPage.trim(),
    endPage: endPage.trim(),
    ids: [],
  };
}
