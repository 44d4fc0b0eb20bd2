import { isCommonWord } from '@lectern/search/analysis/common-words';
import { fold } from '@lectern/search/analysis/fold';
import { type Highlighter, highlighter } from '@lectern/search/query/highlight';
import { soundHighlighter } from '@lectern/search/query/highlight-sound';
import type { Query, Reading } from '@lectern/search/search-engine';
import { type TextQuery, wantedTexts } from '@lectern/search/widen/wide-query';
import type { PreparedSearch } from '../state/prepare-search.ts';
import { searchWords } from '../state/search-words.ts';

/** What a search marks in its hits. */
export interface Marker {
  /** All words of the query, and those as which it was read. */
  readonly mark: Highlighter;
  /** Each word of the query that is more than a common one; none where it was read in another way. */
  readonly words: readonly { readonly text: string; readonly mark: Highlighter }[];
}

/** Further words of a query are not looked for one by one. */
const MOST_WORDS = 12;

export function markerOf(search: PreparedSearch, reading: Reading): Marker {
  const mark = highlighterOf(search, reading);
  if (reading.kind !== 'literal') return { mark, words: [] };
  const { languages = [] } = search.ranking;
  const words = wantedTexts(search.query)
    .flatMap(wordsOf)
    .filter(({ text }) => !isCommonWord(fold(text), languages));
  return {
    mark,
    words: words.slice(0, MOST_WORDS).map((word) => ({
      text: word.text,
      mark: highlighter(word, { languages, limit: 1 }),
    })),
  };
}

/** The words of a text, each as a query of its own; what must stand together is one. */
function wordsOf(text: TextQuery): TextQuery[] {
  if (text.match === 'exact' || text.match === 'phrase') return [text];
  const words = searchWords(text.text);
  return words.map((word, at) => ({
    ...text,
    text: word,
    match: text.match === 'prefix' && at === words.length - 1 ? 'prefix' : 'all',
  }));
}

/** What marks the words of a search, as the engine read them. */
export function highlighterOf(
  { query, ranking }: Pick<PreparedSearch, 'query' | 'ranking'>,
  reading: Reading,
): Highlighter {
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
