import { TERM_LIMITS } from '../../analysis/term-limits.ts';
import { requestedPage } from '../../query/requested-page.ts';
import type { Reading, SearchRequest, SearchResult } from '../../search-engine.ts';
import { isGuess, otherReadings } from '../../widen/other-readings.ts';
import type { WideQuery } from '../../widen/wide-query.ts';
import { Budget } from './bounds/budget.ts';
import { WorkingTime } from './bounds/working-time.ts';
import { FacetCounter } from './count/count-facets.ts';
import { countsKeyOf } from './count/frequent-counts.ts';
import { applyFilters, dropRemoved } from './filter/apply-filters.ts';
import { evaluate } from './match/evaluate.ts';
import { releaseMatches } from './match/matches.ts';
import { type BestByMeaning, bestByMeaning } from './meaning/best-by-meaning.ts';
import { nearestHits } from './meaning/nearest-hits.ts';
import { withNearest } from './meaning/with-nearest.ts';
import { WordsAndMeaning } from './meaning/words-and-meaning.ts';
import { singleTermOf } from './plan/single-term.ts';
import { type PlannedSearch, planSearch } from './plan-search.ts';
import { postingsOf } from './postings/postings-of.ts';
import { rangeOfFactors } from './rank/document-factors.ts';
import { PageCollector } from './rank/page-collector.ts';
import { topOfTerm } from './rank/top-of-term.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { SnapshotVocabulary } from './vocabulary/snapshot-vocabulary.ts';

/** Time that one query may take; then it answers with what it has. */
const QUERY_MILLISECONDS = 2000;
/** Time for looking up and trying other readings of words that find nothing. */
const WIDEN_MILLISECONDS = 150;

interface Found {
  readonly result: SearchResult;
  /** Whether any record has the words, whatever the filters say. */
  readonly known: boolean;
}

/** One request on its way: what is the same for every reading of its query. */
interface Run {
  readonly snapshot: Snapshot;
  readonly request: SearchRequest;
  readonly search: PlannedSearch;
  readonly budget: Budget;
  /** The best by meaning; undefined where words alone are sought. */
  readonly meaning: BestByMeaning | undefined;
}

/** Answers a query on one state of an index. Raises SearchLimitError where it asks for more than a query may. */
export async function executeSearch(snapshot: Snapshot, given: SearchRequest): Promise<SearchResult> {
  const request = { ...given, ...requestedPage(given) };
  const budget = new Budget(QUERY_MILLISECONDS);
  const search = planSearch(snapshot, request);
  const run = {
    snapshot,
    request,
    search,
    budget,
    meaning: soughtByMeaning(snapshot, request, search, budget),
  };
  const literal = find(run, request.query, { kind: 'literal' });
  const widened = literal.known || request.widen !== true ? undefined : await widen(run);
  return widened ?? literal.result;
}

/** Asks for what the text says as it was typed, in whatever way its words are read. */
function soughtByMeaning(
  snapshot: Snapshot,
  { meaning, nearest }: SearchRequest,
  { order, filters }: PlannedSearch,
  budget: Budget,
): BestByMeaning | undefined {
  if (order.key !== 'relevance' || !order.descending) return undefined;
  const best =
    meaning !== undefined && meaning.model === snapshot.meaning
      ? bestByMeaning(snapshot, meaning.concepts, filters, budget)
      : undefined;
  return nearest === undefined ? best : withNearest(best, nearestHits(snapshot, nearest, filters));
}

/** The answer to the first other reading that finds something; undefined where none does in time. */
async function widen(run: Run): Promise<SearchResult | undefined> {
  const time = new WorkingTime(WIDEN_MILLISECONDS);
  const vocabulary = new SnapshotVocabulary(run.snapshot, time);
  for await (const { reading, query } of otherReadings(run.request.query, vocabulary)) {
    const { result, known } = time.spend(() => find(run, query, reading));
    if (known) return result;
    if (time.isOver) return undefined;
  }
  return undefined;
}

function find(
  { snapshot, request, search, budget, meaning }: Run,
  query: WideQuery,
  reading: Reading,
): Found {
  const { filters, documentFactors, order } = search;
  const plan = search.planOf(query);
  const { offset } = request;
  const limit = offset >= snapshot.documents ? 0 : request.limit;
  const plain = filters.fields.length === 0 && filters.titles.length === 0;
  const countsKey = plain ? countsKeyOf(plan) : undefined;
  const counter = new FacetCounter(request.facets ?? [], snapshot, filters, countsKey);
  const page = { offset, limit };
  const merging = meaning && new WordsAndMeaning(meaning, isGuess(reading));
  const end = merging?.wanted(page) ?? (limit === 0 ? 0 : offset + limit);
  const collector = new PageCollector({ order, documentFactors, end });
  const single = countsKey === undefined || collector.wanted === undefined ? undefined : singleTermOf(plan);
  const range = rangeOfFactors(documentFactors);
  const pageBound = () =>
    collector.wanted === undefined
      ? undefined
      : { wanted: collector.wanted, floor: collector.floor, ...range };
  let total = 0;
  let known = false;
  for (const [source, live] of snapshot.segments.entries()) {
    const { segment, tombstones } = live;
    if (single !== undefined && tombstones === undefined && counter.addKept(live)) {
      const top = topOfTerm(segment, single, documentFactors, collector.wanted!, collector.floor);
      collector.add(segment, top, merging?.docsOf(source));
      releaseMatches(top);
      const { from, to } = postingsOf(segment, single.term);
      merging?.noteFound(source, { docs: segment.docs, from, to });
      total += to - from;
      known ||= from < to;
      continue;
    }
    const bound = plain && tombstones === undefined ? pageBound() : undefined;
    budget.allowPostings(
      Math.max(TERM_LIMITS.unionPostings, TERM_LIMITS.unionPostingsPerDocument * segment.documents),
    );
    const matches = evaluate(plan, segment, budget, bound);
    if (budget.spent()) {
      releaseMatches(matches);
      break;
    }
    dropRemoved(matches, tombstones);
    known ||= matches.size > 0;
    applyFilters(matches, live, filters, counter);
    total += matches.size;
    counter.add(live, matches);
    merging?.noteMatches(source, matches);
    collector.add(segment, matches, merging?.docsOf(source));
    releaseMatches(matches);
  }
  const hits = merging?.page(collector, page) ?? { hits: collector.page(page) };
  return { result: { total, ...hits, facets: counter.results(), partial: budget.partial, reading }, known };
}
