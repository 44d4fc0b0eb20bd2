import { oneLine } from '../one-line.ts';
import type { Citation, Genre } from './citation.ts';

/** Characters of a written request: it becomes a header of a redirect, and many proxies take 4 kB for all headers. */
const MOST_WRITTEN = 3000;
const LONGEST_TITLE = 200;

/**
 * The query of an OpenURL 1.0 with a citation (KEV, UTF-8), from which `readOpenUrl` reads the same. Long titles are cut, and what does not
 * fit at the end is left out.
 */
export function writeOpenUrl(citation: Citation): string {
  const query = new URLSearchParams();
  let length = 0;
  for (const [key, value] of pairsOf(citation)) {
    const size = key.length + encodeURIComponent(value.toWellFormed()).length + 2;
    if (value === '' || length + size > MOST_WRITTEN) continue;
    length += size;
    query.append(key, value);
  }
  return query.toString();
}

function pairsOf(citation: Citation): (readonly [string, string])[] {
  const { genre, issns, isbns, nearIsbns, doi, pmid, oclc, lccn, ids } = citation;
  const named = [
    doi && `info:doi/${doi}`,
    pmid && `info:pmid/${pmid}`,
    oclc && `info:oclcnum/${oclc}`,
    lccn && `info:lccn/${lccn}`,
  ].filter((id) => id !== '');
  const title = (text: string) => oneLine(text, LONGEST_TITLE);
  return [
    ['url_ver', 'Z39.88-2004'],
    ['rft_val_fmt', `info:ofi/fmt:kev:mtx:${formatOf(genre)}`],
    ['rft.genre', genre === 'chapter' ? 'bookitem' : genre],
    ...named.map((id) => ['rft_id', id] as const),
    ...issns.map((issn, at) => [at === 0 ? 'rft.issn' : 'rft.eissn', issn] as const),
    ...[...isbns, ...nearIsbns.slice(0, 1)].map((isbn) => ['rft.isbn', isbn] as const),
    ['rft.date', citation.date],
    ['rft.volume', citation.volume],
    ['rft.issue', citation.issue],
    ['rft.spage', citation.startPage],
    ['rft.epage', citation.endPage],
    ['rft.atitle', title(citation.articleTitle)],
    [titleKeyOf(genre), citation.title === citation.shortTitle ? '' : title(citation.title)],
    ['rft.stitle', title(citation.shortTitle)],
    ['rft.au', title(citation.author)],
    ['rft.aulast', title(citation.familyName)],
    ...ids.filter((id) => !named.includes(id)).map((id) => ['rft_id', id] as const),
  ];
}

function formatOf(genre: Genre): 'journal' | 'book' | 'dissertation' | 'patent' | 'dc' {
  switch (genre) {
    case 'article':
    case 'issue':
    case 'journal':
    case 'preprint':
      return 'journal';
    case 'book':
    case 'chapter':
    case 'conference':
    case 'proceeding':
    case 'report':
    case 'document':
      return 'book';
    case 'dissertation':
    case 'patent':
      return genre;
    case 'unknown':
      return 'dc';
  }
}

function titleKeyOf(genre: Genre): string {
  const format = formatOf(genre);
  if (format === 'journal') return 'rft.jtitle';
  return format === 'book' ? 'rft.btitle' : 'rft.title';
}
