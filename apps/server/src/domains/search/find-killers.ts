import type { killerSchema } from '@lectern/contracts/search/search-answer';
import type { SearchState } from '@lectern/contracts/search/search-state';
import type { SearchRequest } from '@lectern/search/search-engine';
import type * as z from 'zod';
import type { FacetLabel } from './present/facet-names.ts';
import { filtersOf, type NamedFilter, withoutFilter } from './state/filters.ts';
import { queryOf } from './state/search-query.ts';
import type { Ranking } from './state/search-request.ts';
import { searchWords, withoutWords } from './state/search-words.ts';

export type Killer = z.input<typeof killerSchema>;

/** Words, rows and filters that are tried; a search of more parts is looked at in part. */
const MOST_TRIED = 16;

type Count = (request: Pick<SearchRequest, 'query' | 'filters' | 'widen'> & Ranking) => Promise<number>;
/** How much a state finds. */
type Found = (changed: SearchState) => Promise<number>;

/**
 * What keeps a search from finding anything: each word, row and filter without which something is found, with how much, best first.
 * Where no single one is to blame: the words that occur nowhere, or all filters, or both together. `isWidened` tells that the words were
 * read in another way than typed, so that nothing but filters stands in the way; `count` counts the hits of a request.
 */
export async function findKillers(
  state: SearchState,
  { ranking, isWidened }: { readonly ranking: Ranking; readonly isWidened: boolean },
  labelOf: FacetLabel,
  count: Count,
): Promise<Killer[]> {
  const filters = filtersOf(state);
  const countWords = (changed: SearchState, widen: boolean): Promise<number> => {
    const query = queryOf(changed);
    const left = filtersOf(changed).map(({ filter }) => filter);
    // What asks nothing any more is no search that could be offered.
    if (query.kind === 'everything' && left.length === 0) return Promise.resolve(0);
    return count({ ...ranking, query, filters: left, widen });
  };
  const found: Found = (changed) => countWords(changed, false);
  const foundAsRead: Found = (changed) => countWords(changed, isWidened);
  const words = searchWords(state.keyWord);
  const tried = await Promise.all([
    ...filters.slice(0, MOST_TRIED).map(
      async (one): Promise<Killer> => ({
        kind: 'filter',
        name: one.name,
        labels: labelsOf(one, labelOf),
        numFound: await foundAsRead(withoutFilter(state, one.name)),
      }),
    ),
    ...words.slice(0, MOST_TRIED).map(async (_, at) => wordKiller(state, new Set([at]), found)),
    ...state.searchItems.slice(0, MOST_TRIED).map(
      async ({ field, value }, index): Promise<Killer> => ({
        kind: 'row',
        index,
        field,
        value,
        numFound: await found({
          ...state,
          searchItems: state.searchItems.filter((_, at) => at !== index),
        }),
      }),
    ),
  ]);
  const killers = finding(tried).toSorted((left, right) => right.numFound - left.numFound);
  if (killers.length > 0) return killers;
  const bare = filters.reduce((left, { name }) => withoutFilter(left, name), state);
  const unknown = await unknownWords(bare, words, found);
  const together = await Promise.all([
    ...(unknown.size > 0 ? [wordKiller(state, unknown, found)] : []),
    ...(filters.length > 1 ? [filtersKiller(bare, new Set(), foundAsRead)] : []),
    ...(filters.length > 0 && unknown.size > 0 ? [filtersKiller(bare, unknown, found)] : []),
  ]);
  return finding(together).slice(0, 1);
}

function finding(killers: readonly Killer[]): Killer[] {
  return killers.filter(({ numFound }) => numFound > 0);
}

async function wordKiller(state: SearchState, dropped: ReadonlySet<number>, found: Found) {
  return { kind: 'word', ...(await dropWords(state, dropped, found)) } satisfies Killer;
}

async function filtersKiller(bare: SearchState, dropped: ReadonlySet<number>, found: Found) {
  return { kind: 'filters', ...(await dropWords(bare, dropped, found)) } satisfies Killer;
}

async function dropWords(state: SearchState, dropped: ReadonlySet<number>, found: Found) {
  const words = searchWords(state.keyWord).filter((_, at) => dropped.has(at));
  const keyWord = withoutWords(state.keyWord, dropped);
  return { words, keyWord, numFound: await found({ ...state, keyWord }) };
}

/** The words, by their number, that occur nowhere in the catalogue; none where a search has no others. */
async function unknownWords(
  bare: SearchState,
  words: readonly string[],
  found: Found,
): Promise<ReadonlySet<number>> {
  if (words.length < 2) return new Set();
  const alone = await Promise.all(
    words
      .slice(0, MOST_TRIED)
      .map((word) => found({ ...bare, keyWord: word.replace(/^-/, ''), searchItems: [] })),
  );
  const unknown = [...alone.keys()].filter((at) => alone[at] === 0);
  return new Set(unknown.length === words.length ? [] : unknown);
}

function labelsOf({ name, values }: NamedFilter, labelOf: FacetLabel): string[] {
  switch (name) {
    case 'publishYear':
      return [values.join('–')];
    case 'onlyOnShelf':
      return [];
    case 'eCollectionIds':
      return [...values];
    default:
      return values.map((value) => labelOf(name, value));
  }
}
