import { MOST_BY_MEANING, MOST_NEAREST } from '../../../meaning/weighted-concept.ts';
import { applyFilters, dropRemoved } from '../filter/apply-filters.ts';
import type { FilterPlan } from '../filter/filter-plan.ts';
import { releaseMatches, takeMatches } from '../match/matches.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { MeaningHit } from './best-by-meaning.ts';

/**
 * The first MOST_BY_MEANING of the documents, in their order, that are known and pass the filters. MOST_NEAREST are looked at, a hundred at
 * a time: without filters the first hundred do.
 */
export function nearestHits(snapshot: Snapshot, given: readonly string[], filters: FilterPlan): MeaningHit[] {
  const ids = [...new Set(given.slice(0, MOST_NEAREST))];
  const hits: MeaningHit[] = [];
  for (let at = 0; at < ids.length && hits.length < MOST_BY_MEANING; at += MOST_BY_MEANING)
    hits.push(...passing(snapshot, ids.slice(at, at + MOST_BY_MEANING), filters));
  return hits.slice(0, MOST_BY_MEANING);
}

/** Those of the documents that are known and pass the filters, in their order. */
function passing({ segments }: Snapshot, ids: readonly string[], filters: FilterPlan): MeaningHit[] {
  const hits = new Map<string, MeaningHit>();
  for (const [source, live] of segments.entries()) {
    const { segment, tombstones } = live;
    const found = ids.map((id) => segment.find(id)).filter((doc) => doc >= 0);
    if (found.length === 0) continue;
    const matches = takeMatches();
    for (const [at, doc] of found.sort((a, b) => a - b).entries()) {
      matches.docs[at] = doc;
      matches.scores[at] = matches.fields[at] = 0;
    }
    matches.size = found.length;
    dropRemoved(matches, tombstones);
    applyFilters(matches, live, filters);
    for (const doc of matches.docs.subarray(0, matches.size)) {
      const id = segment.ids.get(doc);
      hits.set(id, { id, source, doc });
    }
    releaseMatches(matches);
  }
  return ids.flatMap((id) => hits.get(id) ?? []);
}
