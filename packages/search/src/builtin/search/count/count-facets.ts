import type { FacetField } from '../../../search-document.ts';
import type { FacetResult, SearchRequest } from '../../../search-engine.ts';
import { type ColumnName, columnOf, isCombined } from '../../segment/facet-columns.ts';
import type { CountsDespiteFilters } from '../filter/apply-filters.ts';
import type { FilterPlan } from '../filter/filter-plan.ts';
import type { Matches } from '../match/matches.ts';
import type { LiveSegment, Snapshot } from '../snapshot/snapshot.ts';
import { FirstValues } from './first-values.ts';
import { frequentCounts, keptCounts } from './frequent-counts.ts';
import { releaseTally, type Tally, takeTally } from './tally.ts';

type FacetRequest = NonNullable<SearchRequest['facets']>[number];
interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Facet lists no longer than this are picked out with a heap; longer ones are sorted whole. */
const HEAP_LIMIT = 1000;
/** In lists no longer than this, the last values are picked one by one out of the many with the same count. */
const SHORT_LIST = 50;
/** A segment with no more hits is counted at the end, together with other such segments. */
const FEW = 1000;

/**
 * Counts the facets of one query over its segments. The combined fields are counted by combination, once for all of them, and
 * taken apart at the end.
 */
export class FacetCounter implements CountsDespiteFilters {
  readonly #requests: readonly FacetRequest[];
  readonly #snapshot: Snapshot;
  readonly #countsKey: string | undefined;
  readonly #columns: readonly ColumnName[];
  readonly #tallies = new Map<ColumnName, Tally>();
  readonly #filters: FilterPlan;
  /** Small sets of documents, to be counted at the end. */
  readonly #few: { readonly live: LiveSegment; readonly docs: Uint16Array }[] = [];

  /** `countsKey` is given where the counts of segments may be kept for this query (see frequent-counts.ts). */
  constructor(
    requests: readonly FacetRequest[],
    snapshot: Snapshot,
    filters: FilterPlan,
    countsKey: string | undefined,
  ) {
    this.#requests = requests;
    this.#snapshot = snapshot;
    this.#filters = filters;
    this.#countsKey = countsKey;
    this.#columns = [...new Set(requests.map(({ field }) => columnOf(field)))];
  }

  get countsCombinations(): boolean {
    return this.#columns.includes('combination');
  }

  counts(field: FacetField): boolean {
    return this.#requests.some((request) => request.field === field);
  }

  addCombinations(live: LiveSegment, docs: Uint16Array, size: number): void {
    this.#addColumn(live, 'combination', docs, size);
  }

  addNearMisses(live: LiveSegment, field: FacetField, docs: Uint16Array): void {
    if (docs.length > 0) this.#addColumn(live, columnOf(field), docs, docs.length);
  }

  /** Adds the kept counts of a frequent term, without a look at its documents; false where some of them are not kept. */
  addKept(live: LiveSegment): boolean {
    if (this.#countsKey === undefined || this.#filters.fields.length > 0) return false;
    const columns = this.#columns.filter((name) => live.segment.column(name) !== undefined);
    const kept = columns.map((name) => keptCounts(live, this.#countsKey!, name));
    if (kept.includes(undefined)) return false;
    columns.forEach((name, place) => {
      const { ordinals, counts } = kept[place]!;
      this.#tally(name).addCounts(ordinals, counts);
    });
    return true;
  }

  /** The documents that pass all filters. */
  add(live: LiveSegment, matches: Matches): void {
    if (matches.size === 0) return;
    if (matches.size <= FEW) {
      this.#few.push({ live, docs: matches.docs.slice(0, matches.size) });
      return;
    }
    for (const name of this.#columns) {
      if (!this.#isCounted(name)) continue;
      const kept =
        this.#countsKey === undefined
          ? undefined
          : frequentCounts(live, this.#countsKey, name, matches, this.#snapshot.values.bound(name));
      if (kept !== undefined) this.#tally(name).addCounts(kept.ordinals, kept.counts);
      else this.#addColumn(live, name, matches.docs, matches.size);
    }
  }

  /** A filtered combination is counted by `addCombinations`. */
  #isCounted(name: ColumnName): boolean {
    return name !== 'combination' || this.#filters.combinationFailures === undefined;
  }

  #addColumn({ segment }: LiveSegment, name: ColumnName, docs: Uint16Array, size: number): void {
    const column = segment.column(name);
    if (column !== undefined) this.#tally(name).addColumn(column, docs, size);
  }

  /** One column after the other through all segments, so that its counts stay in the processor's cache. */
  #addFew(): void {
    for (const name of this.#columns) {
      if (this.#isCounted(name))
        for (const { live, docs } of this.#few) this.#addColumn(live, name, docs, docs.length);
    }
  }

  /** The counts of all facets; the counter cannot be used again. */
  results(): FacetResult[] {
    this.#addFew();
    const results = this.#requests.map((request) => this.#result(request));
    for (const tally of this.#tallies.values()) releaseTally(tally);
    return results;
  }

  #result(request: FacetRequest): FacetResult {
    const { field } = request;
    if (!isCombined(field)) return this.#list(request, this.#tallies.get(field));
    const { offsets, ordinals } = this.#snapshot.combinations.parts(field);
    const tally = takeTally(this.#snapshot.values.bound(field));
    const failures = this.#filters.combinationFailures;
    const ownBit = 1 << this.#filters.fields.indexOf(field);
    this.#tallies.get('combination')?.forEach(1, (combination, count) => {
      if (failures !== undefined && (failures[combination]! & ~ownBit) !== 0) return;
      for (let at = offsets[combination]!; at < offsets[combination + 1]!; at++)
        tally.add(ordinals[at]!, count);
    });
    const result = this.#list(request, tally);
    releaseTally(tally);
    return result;
  }

  #list({ field, limit, order = 'count' }: FacetRequest, tally: Tally | undefined): FacetResult {
    if (tally === undefined) return { field, values: [], more: 0 };
    const wanted = Math.max(0, limit);
    const { least, distinct } = order === 'count' ? threshold(tally, wanted) : { least: 1, distinct: 0 };
    const values =
      order === 'count' && wanted > 0 && wanted <= SHORT_LIST
        ? this.#mostFrequent(field, tally, least, wanted)
        : this.#atLeast(field, tally, least);
    values.sort((a, b) => (order === 'count' ? b.count - a.count : 0) || (a.value < b.value ? -1 : 1));
    const more = Math.max(0, Math.max(distinct, values.length) - wanted);
    return { field, values: values.slice(0, wanted), more };
  }

  #atLeast(field: FacetField, tally: Tally, least: number): ValueCount[] {
    const values: ValueCount[] = [];
    tally.forEach(least, (ordinal, count) => {
      values.push({ value: this.#snapshot.values.get(field, ordinal), count });
    });
    return values;
  }

  /** All values with more than the least count, and of the many with just that count those that come first. */
  #mostFrequent(field: FacetField, tally: Tally, least: number, wanted: number): ValueCount[] {
    const { values: tables } = this.#snapshot;
    const values: ValueCount[] = [];
    const last = new FirstValues(tables, field, wanted);
    tally.forEach(least, (ordinal, count) => {
      if (count > least) values.push({ value: tables.get(field, ordinal), count });
      else last.offer(ordinal);
    });
    for (const value of last.values) values.push({ value, count: least });
    return values;
  }

  #tally(column: ColumnName): Tally {
    let tally = this.#tallies.get(column);
    if (tally === undefined) {
      tally = takeTally(this.#snapshot.values.bound(column));
      this.#tallies.set(column, tally);
    }
    return tally;
  }
}

/** The smallest count that can be among the first `wanted`, and how many values have any. */
function threshold(tally: Tally, wanted: number): { least: number; distinct: number } {
  if (wanted > 0 && wanted <= HEAP_LIMIT) return tally.rank(wanted);
  const { distinct } = tally.rank(1);
  return { least: wanted === 0 ? Number.POSITIVE_INFINITY : 1, distinct };
}
