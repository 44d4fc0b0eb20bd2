import type { Bib } from '@lectern/marc/bib';
import type { Citation } from '../../../../platform/openurl/citation.ts';

/** The citation with what the record of the article says of where it stands, where the request says nothing (such as a DOI alone). */
export function withHost(citation: Citation, part: Bib | undefined): Citation {
  const host = part?.host;
  if (!part || !host) return citation;
  const { issn = '', isbn = '', volume = '', issue = '', pages = '', year } = host;
  const date = year ?? part.year;
  return {
    ...citation,
    genre: citation.genre === 'unknown' ? (host.isBook ? 'chapter' : 'article') : citation.genre,
    title: citation.title || host.title,
    articleTitle: citation.articleTitle || part.title,
    author: citation.author || (part.creators[0]?.name ?? ''),
    doi: citation.doi || (part.identifiers.find(({ kind }) => kind === 'doi')?.value ?? ''),
    issns: citation.issns.length > 0 || issn === '' ? citation.issns : [issn],
    isbns: citation.isbns.length > 0 || isbn === '' ? citation.isbns : [isbn],
    volume: citation.volume || volume,
    issue: citation.issue || issue,
    startPage: citation.startPage || (pages.split('-')[0] ?? ''),
    date: citation.date || (date === undefined ? '' : String(date)),
  };
}
