import { type Highlighter, highlighter } from '@lectern/search/query/highlight';
import { soundHighlighter } from '@lectern/search/query/highlight-sound';
import type { Query, Reading } from '@lectern/search/search-engine';
import type { PreparedSearch } from '../state/prepare-search.ts';

/** Marks the words of the query in the hits, and those as which it was read. */
export function markerOf({ query, ranking }: PreparedSearch, reading: Reading): Highlighter {
  const { languages } = ranking;
  const words = (marked: Query) => highlighter(marked, { languages });
  switch (reading.kind) {
    case 'literal':
      return words(query);
    case 'pinyin': {
      const byWords = words(query);
      const bySound = soundHighlighter(reading.syllables);
      return (text, field) => {
        const heard = bySound(text, field);
        return heard.length > 0 ? heard : byWords(text, field);
      };
    }
    case 'words':
      return words({ kind: 'or', of: [query, ...reading.words.map(anywhere)] });
    case 'fuzzy':
      return words({ kind: 'or', of: [query, ...reading.changed.map(({ to }) => anywhere(to))] });
  }
}

function anywhere(text: string): Query {
  return { kind: 'text', field: 'any', text, match: 'all' };
}
