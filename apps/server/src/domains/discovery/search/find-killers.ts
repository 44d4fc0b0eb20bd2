import type { killerSchema } from '@lectern/contracts/discovery/search/search-answer';
import type * as z from 'zod';
import type { FilterLabel } from './present/facet-names.ts';
import { type NamedFilter, withoutFilter } from './state/filters.ts';
import { changeSearch, type PreparedSearch } from './state/prepare-search.ts';
import { conditionsOf } from './state/search-request.ts';
import { searchWords, withoutWords } from './state/search-words.ts';

export type Killer = z.input<typeof killerSchema>;

/** So many words, rows and filters each are tried; further ones are not. */
const MOST_TRIED = 16;

/** How many records a search finds. */
export type CountOf = (conditions: ReturnType<typeof conditionsOf>) => Promise<number>;
type CountSearch = (changed: PreparedSearch) => Promise<number>;

/**
 * The parts that keep a search from finding anything: each word, row and filter without which records are found, with their number, best
 * first. Where no single part does it: the words that occur nowhere, or all filters, or both together. With `isWidened` the words were
 * read in another way and do find records, so filters are the only cause.
 */
export async function findKillers(
  search: PreparedSearch,
  isWidened: boolean,
  labelOf: FilterLabel,
  countOf: CountOf,
): Promise<Killer[]> {
  const { state, filters } = search;
  const countWords = (changed: PreparedSearch, widen: boolean): Promise<number> => {
    // A search without words and filters cannot be offered.
    if (changed.query.kind === 'everything' && changed.filters.length === 0) return Promise.resolve(0);
    return countOf({ ...conditionsOf(changed), widen });
  };
  const count: CountSearch = (changed) => countWords(changed, false);
  const countAsRead: CountSearch = (changed) => countWords(changed, isWidened);
  const words = searchWords(state.keyWord);
  const tried = await Promise.all([
    ...filters.slice(0, MOST_TRIED).map(
      async (one): Promise<Killer> => ({
        kind: 'filter',
        name: one.name,
        labels: labelsOf(one, labelOf),
        numFound: await countAsRead(changeSearch(search, withoutFilter(one.name))),
      }),
    ),
    ...words.slice(0, MOST_TRIED).map(async (_, at) => wordKiller(search, new Set([at]), count)),
    ...state.searchItems.slice(0, MOST_TRIED).map(
      async ({ field, value }, index): Promise<Killer> => ({
        kind: 'row',
        index,
        field,
        value,
        numFound: await count(
          changeSearch(search, { searchItems: state.searchItems.filter((_, at) => at !== index) }),
        ),
      }),
    ),
  ]);
  const killers = finding(tried).toSorted((left, right) => right.numFound - left.numFound);
  if (killers.length > 0) return killers;
  const bare = filters.reduce((left, { name }) => changeSearch(left, withoutFilter(name)), search);
  const unknown = await unknownWords(bare, words, count);
  const together = await Promise.all([
    ...(unknown.size > 0 ? [wordKiller(search, unknown, count)] : []),
    ...(filters.length > 1 ? [filtersKiller(bare, new Set(), countAsRead)] : []),
    ...(filters.length > 0 && unknown.size > 0 ? [filtersKiller(bare, unknown, count)] : []),
  ]);
  return finding(together).slice(0, 1);
}

function finding(killers: readonly Killer[]): Killer[] {
  return killers.filter(({ numFound }) => numFound > 0);
}

async function wordKiller(search: PreparedSearch, dropped: ReadonlySet<number>, count: CountSearch) {
  return { kind: 'word', ...(await dropWords(search, dropped, count)) } satisfies Killer;
}

async function filtersKiller(bare: PreparedSearch, dropped: ReadonlySet<number>, count: CountSearch) {
  return { kind: 'filters', ...(await dropWords(bare, dropped, count)) } satisfies Killer;
}

async function dropWords(search: PreparedSearch, dropped: ReadonlySet<number>, count: CountSearch) {
  const words = searchWords(search.state.keyWord).filter((_, at) => dropped.has(at));
  const keyWord = withoutWords(search.state.keyWord, dropped);
  return { words, keyWord, numFound: await count(changeSearch(search, { keyWord })) };
}

/** The numbers of the words that occur nowhere in the catalogue; none where no word of the search does. */
async function unknownWords(
  bare: PreparedSearch,
  words: readonly string[],
  count: CountSearch,
): Promise<ReadonlySet<number>> {
  if (words.length < 2) return new Set();
  const alone = await Promise.all(
    words
      .slice(0, MOST_TRIED)
      .map((word) => count(changeSearch(bare, { keyWord: word.replace(/^-/, ''), searchItems: [] }))),
  );
  const unknown = [...alone.keys()].filter((at) => alone[at] === 0);
  return new Set(unknown.length === words.length ? [] : unknown);
}

function labelsOf({ name, values }: NamedFilter, labelOf: FilterLabel): string[] {
  switch (name) {
    case 'publishYear':
      return [values.join('–')];
    case 'onlyOnShelf':
      return [];
    default:
      return values.map((value) => labelOf(name, value));
  }
}
