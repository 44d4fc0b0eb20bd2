import type { Suggestion, SuggestRequest } from '../search-engine.ts';
import { bestTitles, bestValues, type CountedValue, shareRoom } from '../suggest/rank-suggestions.ts';
import { readTyped, type TypedText } from '../suggest/typed-text.ts';
import type { Connection } from './connection.ts';
import { allOf, anyOf, type Dsl, NOTHING } from './dsl.ts';
import { facetField } from './mapping.ts';
import { plainText } from './ordered-text.ts';

type SuggestedField = 'title' | 'author' | 'subject';

const MOST_SUGGESTIONS = 50;
/** Titles and values compared with what was typed for each one that is asked for. */
const CANDIDATES = 4;
const SUGGEST_TIME = '200ms';

interface Values {
  readonly values: { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] };
}

interface TitleAnswer {
  readonly _id: string;
  readonly _source: { readonly shown_title: string };
  readonly sort: readonly [popularity: number, score: number, id: string];
}

interface SuggestAnswer {
  readonly hits: { readonly hits: readonly TitleAnswer[] };
  readonly aggregations: { readonly author: Values; readonly subject: Values };
}

/** Completions by kind: titles (half of the room where there are so many), then authors and subjects; the best of each kind first. */
export async function executeSuggest(
  cluster: Connection,
  alias: string,
  request: SuggestRequest,
): Promise<Suggestion[]> {
  const limit = Math.min(MOST_SUGGESTIONS, Math.max(0, Math.floor(request.limit) || 0));
  const typed = readTyped(request.text);
  // Asked even where nothing is typed yet: an index that is missing is told.
  const answer = await cluster.call<SuggestAnswer>({
    method: 'POST',
    path: `/${alias}/_search`,
    body: bodyOf(typed, Math.max(1, limit) * CANDIDATES),
  });
  if (typed === undefined || limit === 0) return [];
  const { hits, aggregations } = answer;
  const titles = hits.hits.map(({ _id, _source, sort: [popularity] }) => ({
    id: _id,
    title: _source.shown_title,
    popularity,
  }));
  return shareRoom(
    bestTitles(titles, typed),
    bestValues('author', countsOf(aggregations.author), typed, limit),
    bestValues('subject', countsOf(aggregations.subject), typed, limit),
    limit,
  );
}

function bodyOf(typed: TypedText | undefined, candidates: number): Dsl {
  const holding = (field: SuggestedField) => (typed === undefined ? NOTHING : within(field, typed));
  return {
    query: anyOf([holding('title'), holding('author'), holding('subject')]),
    post_filter: holding('title'),
    size: candidates,
    _source: ['shown_title'],
    sort: [{ sort_popularity: 'desc' }, { _score: 'desc' }, { id: 'asc' }],
    aggs: {
      author: valuesOf('author', holding('author'), candidates),
      subject: valuesOf('subject', holding('subject'), candidates),
    },
    timeout: SUGGEST_TIME,
    track_total_hits: false,
  };
}

/** Records with all that was typed in one field. */
function within(field: SuggestedField, { terms, prefix }: TypedText): Dsl {
  const words: Dsl[] = terms.map((term) => ({ term: { [field]: term } }));
  if (prefix !== '') words.push({ prefix: { [field]: prefix } });
  return allOf(words);
}

function valuesOf(field: 'author' | 'subject', filter: Dsl, size: number): Dsl {
  return { filter, aggs: { values: { terms: { field: facetField(field), size } } } };
}

function countsOf({ values }: Values): CountedValue[] {
  return values.buckets.map(({ key, doc_count }) => ({ value: plainText(key), count: doc_count }));
}
