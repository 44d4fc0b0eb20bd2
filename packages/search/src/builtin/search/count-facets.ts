import type { FacetField, FacetResult, SearchRequest } from '../../search-engine.ts';
import { columnOf, isCombined } from '../segment/facet-columns.ts';
import type { Segment } from '../segment/segment.ts';
import type { NearMisses } from './apply-filters.ts';
import { BoundedTop } from './bounded-top.ts';
import type { Matches } from './matches.ts';
import type { Snapshot } from './snapshot.ts';
import { giveBackTally, type Tally, takeTally } from './tally.ts';

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
  readonly #separate = new Map<FacetField, Tally>();
  readonly #nearMisses = new Map<FacetField, Tally>();
  #combinations: Tally | undefined;

  constructor(requests: readonly FacetRequest[], snapshot: Snapshot) {
    this.#requests = requests;
    this.#snapshot = snapshot;
  }

  add(segment: Segment, matches: Matches, nearMisses: NearMisses): void {
    for (const field of new Set(this.#requests.map((request) => request.field))) {
      const column = segment.column(columnOf(field));
      const missed = nearMisses.get(field);
      if (column === undefined) continue;
      if (isCombined(field)) {
        if (missed !== undefined)
          this.#tally(this.#nearMisses, field).addColumn(column, missed, missed.length);
        continue;
      }
      const tally = this.#tally(this.#separate, field);
      tally.addColumn(column, matches.docs, matches.size);
      if (missed !== undefined) tally.addColumn(column, missed, missed.length);
    }
    const combinations = segment.column('combination');
    if (combinations !== undefined && this.#requests.some(({ field }) => isCombined(field))) {
      this.#combinations ??= takeTally(this.#snapshot.values.bound('combination'));
      this.#combinations.addColumn(combinations, matches.docs, matches.size);
    }
  }

  /** The counts asked for; the counter is used up. */
  results(): FacetResult[] {
    const results = this.#requests.map((request) => this.#result(request));
    for (const tally of [...this.#separate.values(), ...this.#nearMisses.values()]) giveBackTally(tally);
    if (this.#combinations !== undefined) giveBackTally(this.#combinations);
    return results;
  }

  #result(request: FacetRequest): FacetResult {
    const { field } = request;
    if (!isCombined(field)) return this.#list(request, this.#separate.get(field));
    const { offsets, ordinals } = this.#snapshot.combinations.parts(field);
    const tally = takeTally(this.#snapshot.values.bound(field));
    for (const counted of [this.#combinations, this.#nearMisses.get(field)]) {
      counted?.forEach((combination, count) => {
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
    tally.forEach((ordinal, count) => {
      if (count >= least) values.push({ value: this.#snapshot.values.get(field, ordinal), count });
    });
    values.sort((a, b) => (order === 'count' ? b.count - a.count : 0) || (a.value < b.value ? -1 : 1));
    const more = Math.max(0, Math.max(distinct, values.length) - wanted);
    return { field, values: values.slice(0, wanted), more };
  }

  #tally(tallies: Map<FacetField, Tally>, field: FacetField): Tally {
    let tally = tallies.get(field);
    if (tally === undefined) {
      tally = takeTally(this.#snapshot.values.bound(columnOf(field)));
      tallies.set(field, tally);
    }
    return tally;
  }
}

/** The smallest count that can be among the first `wanted`, and how many values have any. */
function threshold(tally: Tally, wanted: number): { least: number; distinct: number } {
  let distinct = 0;
  if (wanted > HEAP_LIMIT || wanted === 0) {
    tally.forEach(() => {
      distinct++;
    });
    return { least: wanted === 0 ? Number.POSITIVE_INFINITY : 1, distinct };
  }
  const top = new BoundedTop(wanted);
  let least = 0;
  tally.forEach((_, count) => {
    distinct++;
    if (count <= least) return;
    top.offer(count);
    least = Math.max(0, top.threshold);
  });
  return { least: Math.max(1, least), distinct };
}
