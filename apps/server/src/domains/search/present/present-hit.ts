import type { searchHitSchema } from '@lectern/contracts/search/search-answer';
import type { Bib } from '@lectern/marc/bib';
import { excerpt } from '@lectern/search/query/excerpt';
import type { Highlighter } from '@lectern/search/query/highlight';
import type { TextField } from '@lectern/search/search-engine';
import type * as z from 'zod';
import { fullTextUrl, listedBib } from '../../catalogue/records/bib-words.ts';
import type { BibRecord } from '../../catalogue/records/find-bibs.ts';

const SNIPPET_LENGTH = 160;

export type Hit = z.input<typeof searchHitSchema>;

/** One row of the result list, with the words of the search marked in title, author and one passage. */
export function presentHit({ id, bib }: BibRecord, mark: Highlighter): Hit {
  const listed = listedBib(bib);
  return {
    recordId: id,
    ...listed,
    titleRanges: rangesIn(listed.title, 'title', mark),
    authorRanges: rangesIn(listed.author, 'author', mark),
    snippet: snippetOf(bib, mark),
    fullTextUrl: fullTextUrl(bib),
  };
}

function snippetOf(bib: Bib, mark: Highlighter): Hit['snippet'] {
  for (const field of ['abstract', 'contents', 'notes'] as const) {
    for (const passage of passagesOf(bib, field)) {
      const ranges = mark(passage, field);
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

/** Words for another field mark nothing. */
function rangesIn(text: string, field: TextField, mark: Highlighter): [number, number][] {
  return mark(text, field).map(({ start, end }) => [start, end]);
}
