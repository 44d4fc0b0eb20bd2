import type { Hit, SearchRequest } from '../search-engine.ts';
import { type ListsToMerge, mergeByRank } from './merge-by-rank.ts';

type Page = Pick<SearchRequest, 'offset' | 'limit'>;

/** One page of the merged list of words and meaning (see merge-by-rank.ts). */
export interface MergedPage {
  /** Its hits from the beginning of the list. */
  readonly hits: readonly Hit[];
  /**
   * The stretch of hits of the words that follows them on the page: of all hits (`among: 'all'`), or of those that are not among the best
   * by meaning.
   */
  readonly rest: Page & { readonly among: 'all' | 'others' };
  /** How many hits only meaning found, in the whole list. */
  readonly added: number;
}

/** No hit is on two pages, and none on none. `aboutOf` gives the concepts that one of the best by meaning shares with what is sought. */
export function mergedPage(
  lists: ListsToMerge,
  { offset, limit }: Page,
  aboutOf: (id: string) => readonly string[],
): MergedPage {
  const beginning = mergeByRank(lists);
  if (beginning === undefined) return { hits: [], rest: { among: 'all', offset, limit }, added: 0 };
  const byMeaning = new Set(lists.meaning);
  const hits = beginning
    .slice(offset, offset + limit)
    .map((hit) => (byMeaning.has(hit.id) ? { ...hit, about: aboutOf(hit.id) } : hit));
  const others = lists.words.filter(({ id }) => !byMeaning.has(id)).length;
  return {
    hits,
    rest: {
      among: 'others',
      offset: others + Math.max(0, offset - beginning.length),
      limit: limit - hits.length,
    },
    added: beginning.filter((hit) => hit.byMeaning === true).length,
  };
}
