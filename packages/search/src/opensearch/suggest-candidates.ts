import type { TitleHit } from '../ranking/best-titles.ts';
import type { CountedValue } from '../suggest/rank-suggestions.ts';
import { anyOf, type Dsl } from './dsl.ts';
import { facetField } from './mapping.ts';
import { plainText } from './ordered-text.ts';
import type { SearchContext } from './search-context.ts';

export type SuggestedField = 'title' | 'author' | 'subject';

/** What may be meant: the titles used most, the authors and subjects with most records among those found. */
export interface Candidates {
  readonly titles: readonly TitleHit[];
  readonly author: readonly CountedValue[];
  readonly subject: readonly CountedValue[];
}

interface Values {
  readonly values: { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] };
}

interface Answer {
  readonly hits: {
    readonly hits: readonly {
      readonly _id: string;
      readonly _source: { readonly shown_title: string };
      readonly sort: readonly [popularity: number, score: number, id: string];
    }[];
  };
  readonly aggregations: { readonly author: Values; readonly subject: Values };
}

/** Titles of records that meet the condition on titles; authors and subjects of those that meet theirs. */
export async function askForValues(
  { cluster, alias, times }: SearchContext,
  condition: (field: SuggestedField) => Dsl,
  candidates: number,
): Promise<Candidates> {
  const size = Math.max(1, candidates);
  const { hits, aggregations } = await cluster.call<Answer>({
    method: 'POST',
    path: `/${alias}/_search`,
    body: {
      query: anyOf([condition('title'), condition('author'), condition('subject')]),
      post_filter: condition('title'),
      size,
      _source: ['shown_title'],
      sort: [{ sort_popularity: 'desc' }, { _score: 'desc' }, { id: 'asc' }],
      aggs: {
        author: valuesOf('author', condition('author'), size),
        subject: valuesOf('subject', condition('subject'), size),
      },
      timeout: `${times.suggesting}ms`,
      track_total_hits: false,
    },
    timeoutMilliseconds: times.suggesting + times.answer,
  });
  const titles = hits.hits.map(({ _id, _source, sort: [popularity] }) => ({
    id: _id,
    title: _source.shown_title,
    popularity,
  }));
  return { titles, author: countsOf(aggregations.author), subject: countsOf(aggregations.subject) };
}

function valuesOf(field: 'author' | 'subject', filter: Dsl, size: number): Dsl {
  return { filter, aggs: { values: { terms: { field: facetField(field), size } } } };
}

function countsOf({ values }: Values): CountedValue[] {
  return values.buckets.map(({ key, doc_count }) => ({ value: plainText(key), count: doc_count }));
}
