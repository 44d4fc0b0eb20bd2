import type { ScholarSort } from '@lectern/contracts/discovery/scholar/scholar-search';
import type { SourceState } from '@lectern/contracts/discovery/scholar/source-state';
import type { CallContext } from '../../../../platform/http/implement.ts';
import type { FoundPaper } from '../../../../ports/sources/papers/papers.ts';
import { PAPERS_PROTOCOLS } from '../../../../ports/sources/papers/papers-protocols.ts';
import type { AskingContext, AskingDeps } from '../../providers/asking/ask-guarded.ts';
import type { PapersSaid, ScholarProvider } from '../../providers/asking/ask-papers.ts';
import { askWithin } from '../asking/ask-within.ts';
import { searchedProviders, sourceStateOf } from '../asking/searched-providers.ts';
import { type FoldedPaper, foldLists, withLaterLists } from '../fold/fold-papers.ts';
import { mergedPaper } from '../works/merged-paper.ts';
import { hasFilters } from './filter-papers.ts';
import { type Filters, papersSearch } from './search-question.ts';

/** Works of one question to one source. */
export const BATCH = 50;
/** Questions to one source for one search. */
const MOST_BATCHES = 2;
/** How far the list of one source alone is followed. */
const MOST_OF_ONE = 1000;

export interface Fetched {
  /** Folded works that have the filters, in order. */
  readonly papers: readonly FoldedPaper[];
  readonly hasMore: boolean;
  readonly sources: readonly SourceState[];
  /** What each provider said first. */
  readonly first: ReadonlyMap<ScholarProvider, PapersSaid>;
}

type Context = AskingContext & Pick<CallContext, 'tenant' | 'language'>;

/**
 * Fetches as much of all sources as `needed` works take: one batch of each, and a second one where the first is too short. Each batch is
 * folded for itself and follows the one before, so that no page changes by reading on.
 */
export async function fetchPapers(
  deps: AskingDeps,
  context: Context,
  filters: Filters,
  { sort, needed }: { readonly sort: ScholarSort; readonly needed: number },
): Promise<Fetched> {
  const providers = await searchedProviders(deps, context, filters.sources);
  const said = new Map<ScholarProvider, PapersSaid[]>(providers.map((one) => [one, []]));
  let papers: FoldedPaper[] = [];
  let open: readonly ScholarProvider[] = providers;
  for (let batch = 0; batch < MOST_BATCHES && open.length > 0 && papers.length < needed; batch += 1) {
    const question = {
      what: 'search' as const,
      search: papersSearch(filters),
      sort,
      offset: batch * BATCH,
      rows: BATCH,
    };
    const answers = await Promise.all(open.map((one) => askWithin(deps, context, one, question)));
    const lists = open.map((provider, at) => ({ provider, papers: papersOf(answers[at]) }));
    for (const [at, one] of open.entries()) said.get(one)?.push(answers[at] ?? { state: 'silent' });
    const folded = foldLists(lists).filter((one) => hasFilters(mergedPaper(one), filters));
    papers = withLaterLists(papers, sorted(folded, sort));
    open = open.filter((one, at) =>
      hasMoreAfter(one, answers[at], (batch + 1) * BATCH, BATCH * MOST_BATCHES),
    );
  }
  return {
    papers,
    hasMore: open.length > 0,
    sources: providers.map((one) => sourceStateOf(context, one, said.get(one) ?? [])),
    first: new Map(providers.map((one) => [one, said.get(one)?.[0] ?? { state: 'unable' as const }])),
  };
}

/** One page of the list of one source alone, which is followed as far as the source does. */
export async function fetchPageOfOne(
  deps: AskingDeps,
  context: Context,
  provider: ScholarProvider,
  filters: Filters,
  { sort, page, rows }: { readonly sort: ScholarSort; readonly page: number; readonly rows: number },
): Promise<Omit<Fetched, 'first'>> {
  const offset = (page - 1) * rows;
  const isBeyond = offset + rows > Math.min(PAPERS_PROTOCOLS[provider.kind].reach, MOST_OF_ONE);
  const answer: PapersSaid = isBeyond
    ? { state: 'unable' }
    : await askWithin(deps, context, provider, {
        what: 'search',
        search: papersSearch(filters),
        sort,
        offset,
        rows,
      });
  return {
    papers: foldLists([{ provider, papers: papersOf(answer) }]),
    hasMore: hasMoreAfter(provider, answer, offset + rows, MOST_OF_ONE),
    sources: [sourceStateOf(context, provider, [answer])],
  };
}

function papersOf(said: PapersSaid | undefined): readonly FoundPaper[] {
  return said?.state === 'answered' ? said.answer.papers : [];
}

/** Whether a source has works after so many. What it says of its total may be wrong, so a page without any is the end. */
function hasMoreAfter(
  { kind }: ScholarProvider,
  said: PapersSaid | undefined,
  seen: number,
  most: number,
): boolean {
  if (said?.state !== 'answered' || said.answer.papers.length === 0) return false;
  return seen < Math.min(said.answer.total ?? 0, PAPERS_PROTOCOLS[kind].reach, most);
}

function sorted(papers: readonly FoldedPaper[], sort: ScholarSort): readonly FoldedPaper[] {
  if (sort === 'relevance') return papers;
  const merged = new Map(papers.map((one) => [one, mergedPaper(one)]));
  const rank = (one: FoldedPaper) => {
    const paper = merged.get(one);
    return sort === 'cited' ? (paper?.citedCount ?? -1) : (paper?.year ?? 0);
  };
  return papers.toSorted((one, other) => {
    const dates = [merged.get(other)?.published ?? '', merged.get(one)?.published ?? ''] as const;
    return rank(other) - rank(one) || (sort === 'newest' ? dates[0].localeCompare(dates[1]) : 0);
  });
}
