import type { searchHitSchema } from '@lectern/contracts/search/search-answer';
import type { Bib } from '@lectern/marc/bib';
import { excerpt } from '@lectern/search/query/excerpt';
import { highlight } from '@lectern/search/query/highlight';
import type { Query, TextField } from '@lectern/search/search-engine';
import type * as z from 'zod';
import { authorLine, fullTextUrl, mainIsbn, mainPublisher } from '../catalogue/bib-words.ts';
import type { BibRecord } from '../catalogue/find-bibs.ts';

const SNIPPET_LENGTH = 160;

export type Hit = z.input<typeof searchHitSchema>;

/** What is marked in hits: words of the query, in the forms that the languages give them. */
export interface Marked {
  readonly query: Query;
  /** ISO 639-2/B, those with which the engine was asked. */
  readonly languages?: readonly string[];
}

/** One row of the result list, with the sought words marked in title, author and one passage. */
export function presentHit({ id, bib }: BibRecord, marked: Marked): Hit {
  const author = authorLine(bib);
  return {
    recordId: id,
    title: bib.title,
    titleRanges: rangesIn(bib.title, 'title', marked),
    author,
    authorRanges: rangesIn(author, 'author', marked),
    publisher: mainPublisher(bib),
    publishYear: bib.year ?? null,
    edition: bib.edition ?? '',
    docCode: bib.docType,
    langCode: bib.languages[0] ?? '',
    isbn: mainIsbn(bib),
    snippet: snippetOf(bib, marked),
    fullTextUrl: fullTextUrl(bib),
  };
}

function snippetOf(bib: Bib, marked: Marked): Hit['snippet'] {
  for (const field of ['abstract', 'contents', 'notes'] as const) {
    for (const passage of passagesOf(bib, field)) {
      const ranges = highlight(passage, marked.query, { ...marked, field });
      if (ranges.length === 0) continue;
      const part = excerpt(passage, ranges, SNIPPET_LENGTH);
      return { text: part.text, ranges: part.ranges.map(({ start, end }) => [start, end]) };
    }
  }
  const [opening = ''] = bib.abstracts;
  return { text: excerpt(opening, [], SNIPPET_LENGTH).text, ranges: [] };
}

function passagesOf(bib: Bib, field: 'abstract' | 'contents' | 'notes'): readonly string[] {
  switch (field) {
    case 'abstract':
      return bib.abstracts;
    case 'contents':
      return bib.contents;
    case 'notes':
      return bib.notes;
  }
}

/** Words that were sought in another field mark nothing. */
function rangesIn(text: string, field: TextField, marked: Marked): [number, number][] {
  return highlight(text, marked.query, { ...marked, field }).map(({ start, end }) => [start, end]);
}
