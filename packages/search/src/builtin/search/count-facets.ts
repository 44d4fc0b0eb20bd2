import type { FacetField, FacetResult, SearchRequest } from '../../search-engine.ts';
import { type ColumnName, columnOf, isCombined } from '../segment/facet-columns.ts';
import type { NearMisses } from './apply-filters.ts';
import { frequentCounts } from './frequent-counts.ts';
import type { Matches } from './matches.ts';
import type { LiveSegment, Snapshot } from './snapshot.ts';
import { type Counting, countPlanes, giveBackTally, type Tally, takeTally } from './tally.ts';

type FacetRequest = NonNullable<SearchRequest['facets']>[number];
interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** Facet lists no longer than this are picked out with a heap; longer ones are sorted whole. */
const HEAP_LIMIT = 1000;

/**
 * Counts the facets of one query over its segments. The combined fields are counted by combination, once for all of them, and
 * taken apart at the end.
 */
export class FacetCounter {
  readonly #requests: readonly FacetRequest[];
  readonly #snapshot: Snapshot;
  readonly #frequent: string | undefined;
  readonly #columns: readonly ColumnName[];
  readonly #tallies = new Map<ColumnName, Tally>();
  /** Of combined fields, whose near misses are theirs alone. */
  readonly #missed = new Map<FacetField, Tally>();

  /** `frequent` names the query where counts of segments may be kept for it (see frequent-counts.ts). */
  constructor(requests: readonly FacetRequest[], snapshot: Snapshot, frequent: string | undefined) {
    this.#requests = requests;
    this.#snapshot = snapshot;
    this.#frequent = frequent;
    this.#columns = [...new Set(requests.map(({ field }) => columnOf(field)))];
  }

  add(live: LiveSegment, matches: Matches, nearMisses: NearMisses): void {
    if (matches.size > 0) this.#addMatches(live, matches);
    for (const [field, docs] of nearMisses) {
      const column = live.segment.column(columnOf(field));
      if (column === undefined || docs.length === 0) continue;
      const tally = isCombined(field) ? this.#missedTally(field) : this.#tally(columnOf(field));
      tally.addColumn(column, docs, docs.length);
    }
  }

  #addMatches(live: LiveSegment, matches: Matches): void {
    const together: Counting[] = [];
    for (const name of this.#columns) {
      const column = live.segment.column(name);
      if (column === undefined) continue;
      const tally = this.#tally(name);
      const kept =
        this.#frequent === undefined
          ? undefined
          : frequentCounts(live, this.#frequent, name, matches, this.#snapshot.values.bound(name));
      if (kept !== undefined) tally.addCounts(kept.ordinals, kept.counts);
      else tally.addLater(column, matches.docs, matches.size, together);
    }
    countPlanes(together, matches.docs, matches.size);
  }

  /** The counts asked for; the counter is used up. */
  results(): FacetResult[] {
    const results = this.#requests.map((request) => this.#result(request));
    for (const tally of [...this.#tallies.values(), ...this.#missed.values()]) giveBackTally(tally);
    return results;
  }

  #result(request: FacetRequest): FacetResult {
    const { field } = request;
    if (!isCombined(field)) return this.#list(request, this.#tallies.get(field));
    const { offsets, ordinals } = this.#snapshot.combinations.parts(field);
    const tally = takeTally(this.#snapshot.values.bound(field));
    for (const counted of [this.#tallies.get('combination'), this.#missed.get(field)]) {
      counted?.forEach(1, (combination, count) => {
        for (let at = offsets[combination]!; at < offsets[combination + 1]!; at++)
          tally.add(ordinals[at]!, count);
      });
    }
    const result = this.#list(request, tally);
    giveBackTally(tally);
    return result;
  }

  #list({ field, limit, order = 'count' }: FacetRequest, tally: Tally | undefined): FacetResult {
    if (tally === undefined) return { field, values: [], more: 0 };
    const wanted = Math.max(0, limit);
    const { least, distinct } = order === 'count' ? threshold(tally, wanted) : { least: 1, distinct: 0 };
    const values: ValueCount[] = [];
    tally.forEach(least, (ordinal, count) => {
      values.push({ value: this.#snapshot.values.get(field, ordinal), count });
    });
    values.sort((a, b) => (order === 'count' ? b.count - a.count : 0) || (a.value < b.value ? -1 : 1));
    const more = Math.max(0, Math.max(distinct, values.length) - wanted);
    return { field, values: values.slice(0, wanted), more };
  }

  #tally(column: ColumnName): Tally {
    let tally = this.#tallies.get(column);
    if (tally === undefined) {
      tally = takeTally(this.#snapshot.values.bound(column));
      this.#tallies.set(column, tally);
    }
    return tally;
  }

  #missedTally(field: FacetField): Tally {
    let tally = this.#missed.get(field);
    if (tally === undefined) {
      tally = takeTally(this.#snapshot.values.bound('combination'));
      this.#missed.set(field, tally);
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
