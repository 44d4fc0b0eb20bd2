import { hashString } from '../../analysis/string-hash.ts';
import { FACET_FIELDS, type SearchDocument } from '../../search-document.ts';
import { Budget } from '../search/bounds/budget.ts';
import { applyFilters } from '../search/filter/apply-filters.ts';
import { planFilters } from '../search/filter/filter-plan.ts';
import { evaluate } from '../search/match/evaluate.ts';
import { releaseMatches } from '../search/match/matches.ts';
import { QueryCompiler } from '../search/plan/compile-query.ts';
import { Snapshot } from '../search/snapshot/snapshot.ts';
import { Segment } from '../segment/segment.ts';
import { SegmentBuilder } from '../segment/segment-builder.ts';
import { ValueRegistry, ValueTables } from '../segment/value-tables.ts';
import { type Anchor, facetAnchor, type StandingQuery, termAnchor, wholeAnchor } from './anchors.ts';

/** A query on a few records that takes longer is cut short. */
const QUERY_MILLISECONDS = 1000;

/** A few records in memory, against which kept queries are run: whichever engine serves, they are read as the built-in one reads them. */
export interface StandingIndex {
  /** The marks of all its records (see anchors.ts). A query none of whose anchors is among them finds nothing here. */
  readonly anchors: ReadonlySet<Anchor>;
  /** The ids of the records that a query finds. Raises SearchLimitError where it asks for more than a query may. */
  match(query: StandingQuery): string[];
}

/** Analyses records as the built-in engine does; at most SEGMENT_DOCUMENTS of them, each once. */
export function createStandingIndex(documents: readonly SearchDocument[]): StandingIndex {
  const registry = new ValueRegistry(new ValueTables([]));
  const builder = new SegmentBuilder(registry);
  for (const document of documents) builder.add(document);
  const segment = new Segment(builder.finish());
  const chunk = registry.newChunk();
  const snapshot = new Snapshot(
    [{ segment, tombstones: undefined }],
    new ValueTables(chunk === undefined ? [] : [chunk]),
  );
  return {
    anchors: anchorsIn(segment, documents),
    match: (query) => (documents.length === 0 ? [] : match(snapshot, segment, query)),
  };
}

function match(snapshot: Snapshot, segment: Segment, standing: StandingQuery): string[] {
  const plan = new QueryCompiler(snapshot, standing).plan(standing.query);
  const matches = evaluate(plan, segment, new Budget(QUERY_MILLISECONDS));
  applyFilters(matches, { segment, tombstones: undefined }, planFilters(standing.filters ?? [], snapshot));
  const ids = Array.from(matches.docs.subarray(0, matches.size), (doc) => segment.ids.get(doc));
  releaseMatches(matches);
  return ids;
}

function anchorsIn({ terms, wholeValues }: Segment, documents: readonly SearchDocument[]): Set<Anchor> {
  const anchors = new Set<Anchor>();
  for (let at = 0; at < terms.size; at++) anchors.add(termAnchor(hashString(terms.get(at))));
  for (const hash of wholeValues.hashes) anchors.add(wholeAnchor(hash));
  for (const { facets } of documents)
    for (const field of FACET_FIELDS)
      for (const value of facets[field] ?? []) anchors.add(facetAnchor(field, value));
  return anchors;
}
