import type { searchHitSchema } from '@lectern/contracts/discovery/search/search-answer';
import type { Bib } from '@lectern/marc/bib';
import { excerpt } from '@lectern/search/query/excerpt';
import type { Highlighter } from '@lectern/search/query/highlight';
import type { TextField } from '@lectern/search/search-document';
import type * as z from 'zod';
import { fullTextUrl, listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import type { BibRecord } from '../../../collection/catalogue/records/find-bibs.ts';
import type { Marker } from './mark-words.ts';
import { matchReasons } from './match-reasons.ts';

const SNIPPET_LENGTH = 160;

export type Hit = z.input<typeof searchHitSchema>;

/** One row of the result list, with the words of the search marked, and why it is there if the row does not show them. */
export function presentHit({ id, bib }: BibRecord, marker: Marker): Hit {
  const { mark } = marker;
  const listed = listedBib(bib);
  const snippet = snippetOf(bib, mark);
  const shown: readonly (readonly [text: string, field: TextField])[] = [
    [listed.title, 'title'],
    [listed.author, 'author'],
    [listed.publisher, 'publisher'],
    [String(listed.publishYear ?? ''), 'notes'],
    [listed.edition, 'notes'],
    [snippet.text, snippet.field],
  ];
  return {
    recordId: id,
    ...listed,
    titleRanges: rangesIn(listed.title, 'title', mark),
    authorRanges: rangesIn(listed.author, 'author', mark),
    factRanges: {
      publisher: rangesIn(listed.publisher, 'publisher', mark),
      publishYear: rangesIn(String(listed.publishYear ?? ''), 'notes', mark),
      edition: rangesIn(listed.edition, 'notes', mark),
    },
    snippet: { text: snippet.text, ranges: snippet.ranges },
    reasons: matchReasons(bib, marker, (one) => shown.some(([text, field]) => one(text, field).length > 0)),
    about: [],
    byMeaning: false,
    fullTextUrl: fullTextUrl(bib),
  };
}

function snippetOf(bib: Bib, mark: Highlighter): Hit['snippet'] & { readonly field: TextField } {
  for (const field of ['abstract', 'contents', 'notes'] as const) {
    for (const passage of passagesOf(bib, field)) {
      const ranges = mark(passage, field);
      if (ranges.length === 0) continue;
      const part = excerpt(passage, ranges, SNIPPET_LENGTH);
      return { field, text: part.text, ranges: part.ranges.map(({ start, end }) => [start, end]) };
    }
  }
  const [opening = ''] = bib.abstracts;
  return { field: 'abstract', text: excerpt(opening, [], SNIPPET_LENGTH).text, ranges: [] };
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
