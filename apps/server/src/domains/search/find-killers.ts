import type { killerSchema } from '@lectern/contracts/search/search-answer';
import type { SearchState } from '@lectern/contracts/search/search-state';
import type { SearchRequest } from '@lectern/search/search-engine';
import type * as z from 'zod';
import type { FacetLabel } from './facet-names.ts';
import { filtersOf, type NamedFilter, withoutFilter } from './filters.ts';
import { queryOf } from './search-query.ts';
import type { Ranking } from './search-request.ts';
import { searchWords, withoutWords } from './search-words.ts';

export type Killer = z.input<typeof killerSchema>;

/** Words, rows and filters that are tried; a search of more parts is looked at in part. */
const MOST_TRIED = 16;

type Count = (request: Pick<SearchRequest, 'query' | 'filters'> & Ranking) => Promise<number>;

/**
 * What keeps a search from finding anything: each word, row and filter without which something is found, with how much, best first.
 * Where no single one is to blame, the words that occur nowhere are named together. `count` counts the hits of a request.
 */
export async function findKillers(
  state: SearchState,
  ranking: Ranking,
  labelOf: FacetLabel,
  count: Count,
): Promise<Killer[]> {
  const filters = filtersOf(state);
  const found: Found = (changed) => {
    const left = filtersOf(changed).map(({ filter }) => filter);
    // What asks nothing any more is no search that could be offered.
    if (queryOf(changed).kind === 'everything' && left.length === 0) return Promise.resolve(0);
    return count({ ...ranking, query: queryOf(changed), filters: left });
  };
  const words = searchWords(state.keyWord);
  const tried = await Promise.all([
    ...filters.slice(0, MOST_TRIED).map(
      async (one): Promise<Killer> => ({
        kind: 'filter',
        name: one.name,
        labels: labelsOf(one, labelOf),
        numFound: await found(withoutFilter(state, one.name)),
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
  const killers = tried
    .filter(({ numFound }) => numFound > 0)
    .toSorted((left, right) => right.numFound - left.numFound);
  if (killers.length > 0 || words.length < 2) return killers;
  const together = await unknownWords(state, words, found);
  return together ? [together] : [];
}

/** How much a state finds. */
type Found = (changed: SearchState) => Promise<number>;

async function wordKiller(state: SearchState, dropped: ReadonlySet<number>, found: Found): Promise<Killer> {
  const words = searchWords(state.keyWord).filter((_, at) => dropped.has(at));
  const keyWord = withoutWords(state.keyWord, dropped);
  return { kind: 'word', words, keyWord, numFound: await found({ ...state, keyWord }) };
}

async function unknownWords(
  state: SearchState,
  words: readonly string[],
  found: Found,
): Promise<Killer | undefined> {
  const bare = filtersOf(state).reduce((left, { name }) => withoutFilter(left, name), state);
  const alone = await Promise.all(
    words
      .slice(0, MOST_TRIED)
      .map((word) => found({ ...bare, keyWord: word.replace(/^-/, ''), searchItems: [] })),
  );
  const unknown = new Set([...alone.keys()].filter((at) => alone[at] === 0));
  if (unknown.size === 0 || unknown.size === words.length) return undefined;
  const killer = await wordKiller(state, unknown, found);
  return killer.numFound > 0 ? killer : undefined;
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
