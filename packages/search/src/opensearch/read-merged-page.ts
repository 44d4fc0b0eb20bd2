import { MERGED_WORDS } from '../ranking/merge-by-rank.ts';
import { type MergedPage, mergedPage } from '../ranking/merged-page.ts';
import type { Hit, SearchResult } from '../search-engine.ts';
import type { WideQuery } from '../widen/wide-query.ts';
import type { MeaningHit } from './best-by-meaning.ts';
import type { CompiledSearch } from './compile-search.ts';
import type { Dsl } from './dsl.ts';
import { passingIds } from './passing-ids.ts';
import { type PageRequest, readPage } from './read-page.ts';
import type { SearchAnswer } from './search-answer.ts';
import type { SearchContext } from './search-context.ts';

export interface MergedPageRequest extends PageRequest {
  readonly meaning: readonly MeaningHit[];
  /** The words, in the way in which `body` reads them. */
  readonly words: WideQuery;
  /** They were taken for others than were typed. */
  readonly isGuess: boolean;
  readonly search: Pick<CompiledSearch, 'setOf'>;
}

/** As `readPage`, of the words' hits merged with the best by meaning. */
export async function readMergedPage(
  context: SearchContext,
  request: MergedPageRequest,
): Promise<{
  readonly answer: SearchAnswer;
  readonly hits: SearchResult['hits'] | undefined;
  readonly addedByMeaning: number;
}> {
  const { meaning, isGuess } = request;
  const [{ answer, hits: words = [] }, byWords] = await Promise.all([
    readPage(context, { ...request, offset: 0, limit: MERGED_WORDS }),
    foundByWords(context, request),
  ]);
  const aboutOf = new Map(meaning.map(({ id, about }) => [id, about]));
  const page = mergedPage(
    { words, meaning: [...aboutOf.keys()], byWords: (id) => byWords.has(id), isGuess },
    request,
    (id) => aboutOf.get(id) ?? [],
  );
  const rest = await readRest(context, request, page.rest, words, answer.hits.total.value);
  return {
    answer,
    hits: rest && [...page.hits, ...rest],
    addedByMeaning: page.added,
  };
}

/** Which of the best by meaning the words find too. They have passed the filters. */
async function foundByWords(
  context: SearchContext,
  { meaning, words, search }: MergedPageRequest,
): Promise<ReadonlySet<string>> {
  if (meaning.length === 0) return new Set();
  const ids = meaning.map(({ id }) => id);
  return passingIds(context, ids, [await search.setOf(words)]);
}

/** The hits of the words behind those that were merged; undefined where they could not be reached in time. */
async function readRest(
  context: SearchContext,
  { meaning, body, order }: MergedPageRequest,
  { among, offset, limit }: MergedPage['rest'],
  first: readonly Hit[],
  total: number,
): Promise<readonly Hit[] | undefined> {
  const byMeaning = new Set(among === 'others' ? meaning.map(({ id }) => id) : []);
  const known = first.filter(({ id }) => !byMeaning.has(id));
  if (total <= MERGED_WORDS || offset + limit <= known.length) return known.slice(offset, offset + limit);
  const { aggs: _, query, ...others } = body;
  const without = among === 'all' ? query : { bool: { must: [query], must_not: [idsOf(meaning)] } };
  const { hits } = await readPage(context, {
    body: { ...others, query: without },
    sameCopyAs: query,
    order,
    offset,
    limit,
  });
  return hits;
}

function idsOf(meaning: readonly MeaningHit[]): Dsl {
  return { ids: { values: meaning.map(({ id }) => id) } };
}
