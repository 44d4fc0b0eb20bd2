import type { searchHitSchema } from '@lectern/contracts/search/search-answer';
import type { Bib } from '@lectern/marc/bib';
import { excerpt } from '@lectern/search/query/excerpt';
import { highlight } from '@lectern/search/query/highlight';
import type { Query } from '@lectern/search/search-engine';
import type * as z from 'zod';
import { authorLine, fullTextUrl, mainIsbn, mainPublisher } from '../catalogue/bib-words.ts';
import type { BibRecord } from '../catalogue/find-bibs.ts';

const SNIPPET_LENGTH = 160;

export type Hit = z.input<typeof searchHitSchema>;

/** One row of the result list, with the sought words marked in title, author and one passage. */
export function presentHit({ id, bib }: BibRecord, query: Query): Hit {
  const author = authorLine(bib);
  return {
    recordId: id,
    title: bib.title,
    titleRanges: rangesIn(bib.title, query),
    author,
    authorRanges: rangesIn(author, query),
    publisher: mainPublisher(bib),
    publishYear: bib.year ?? null,
    edition: bib.edition ?? '',
    docCode: bib.docType,
    langCode: bib.languages[0] ?? '',
    isbn: mainIsbn(bib),
    snippet: snippetOf(bib, query),
    fullTextUrl: fullTextUrl(bib),
  };
}

function snippetOf(bib: Bib, query: Query): Hit['snippet'] {
  const passages = [...bib.abstracts, ...bib.contents, ...bib.notes];
  for (const passage of passages) {
    const ranges = highlight(passage, query);
    if (ranges.length > 0) {
      const part = excerpt(passage, ranges, SNIPPET_LENGTH);
      return { text: part.text, ranges: part.ranges.map(({ start, end }) => [start, end]) };
    }
  }
  const [opening = ''] = bib.abstracts;
  return { text: excerpt(opening, [], SNIPPET_LENGTH).text, ranges: [] };
}

function rangesIn(text: string, query: Query): [number, number][] {
  return highlight(text, query).map(({ start, end }) => [start, end]);
}
