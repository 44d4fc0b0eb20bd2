import { hashString } from '../../analysis/string-hash.ts';
import { checkQueryLimits } from '../../query/query-limits.ts';
import type { Filter, SearchRequest } from '../../search-engine.ts';
import { QueryCompiler } from '../search/plan/compile-query.ts';
import type { Plan } from '../search/plan/plan.ts';
import { Weigher } from '../search/plan/weigher.ts';
import { Snapshot } from '../search/snapshot/snapshot.ts';
import { ValueTables } from '../segment/value-tables.ts';

/** A query that is kept and run against each new record. */
export type StandingQuery = Pick<SearchRequest, 'query' | 'filters' | 'languages'>;

/**
 * One of several marks that any record found by a query must have at least one of: hashes of a word, of a whole value or of a facet's
 * value. 32 bits, so a record may have a mark by chance; the query itself decides.
 */
export type Anchor = number;

/** Words with more forms than this are no anchors: the index of anchors would be larger than what it saves. */
const MOST_ANCHORS = 40;
/** How well a kind of anchor tells records apart, before the length of its words does. */
const FACET_WORTH = 1;
const WHOLE_WORTH = 20;

interface Choice {
  readonly anchors: ReadonlySet<Anchor>;
  /** Larger is rarer, as far as a query alone shows. */
  readonly worth: number;
}

/** Nothing is known about records while a query is analysed: every form of a word may occur. */
class EveryForm extends Weigher {
  override occurs(): boolean {
    return true;
  }
}

const NO_RECORDS = new Snapshot([], new ValueTables([]));

/**
 * The marks of which every record that a query finds has at least one; undefined where no such marks are known (prefixes, years, what must
 * not be), so that the query has to be run against all records. Raises SearchLimitError where a query asks for more than it may.
 */
export function anchorsOf(standing: StandingQuery): readonly Anchor[] | undefined {
  checkQueryLimits(standing.query);
  const weigher = new EveryForm(NO_RECORDS, undefined);
  const plan = new QueryCompiler(NO_RECORDS, standing, weigher).plan(standing.query);
  const filtered = (standing.filters ?? []).map(ofFilter);
  const best = rarest([ofPlan(plan), ...filtered]);
  return best && [...best.anchors];
}

export function termAnchor(termHash: number): Anchor {
  return termHash;
}

export function wholeAnchor(hash: number): Anchor {
  return (hash ^ 0x5bd1_e995) >>> 0;
}

export function facetAnchor(field: string, value: string): Anchor {
  return hashString(`\u0001${field}\u0001${value}`);
}

function ofFilter(filter: Filter): Choice | undefined {
  if (!('anyOf' in filter) || filter.anyOf.length === 0) return undefined;
  return chosen(
    filter.anyOf.map((value) => facetAnchor(filter.field, value)),
    FACET_WORTH,
  );
}

function ofPlan(plan: Plan): Choice | undefined {
  switch (plan.kind) {
    case 'nothing':
      return { anchors: new Set(), worth: Number.POSITIVE_INFINITY };
    case 'term':
      return chosen([termAnchor(plan.hash)], worthOf(plan.term));
    case 'whole':
      return chosen([wholeAnchor(plan.key.hash)], WHOLE_WORTH);
    case 'phrase':
      return rarest(plan.terms.map(({ term, hash }) => chosen([termAnchor(hash)], worthOf(term))));
    case 'and':
      return rarest(plan.of.map(ofPlan));
    case 'or':
    case 'best':
      return union(plan.of.map(ofPlan));
    case 'everything':
    case 'prefix':
    case 'placed':
    case 'not':
      return undefined;
  }
}

/** Long words are rare, and a Han character says as much as three letters. */
function worthOf(term: string): number {
  let worth = 0;
  for (const character of term) worth += character > '\u2e7f' ? 3 : 1;
  return worth + FACET_WORTH;
}

function chosen(anchors: readonly Anchor[], worth: number): Choice | undefined {
  return anchors.length > MOST_ANCHORS ? undefined : { anchors: new Set(anchors), worth };
}

/** All must hold: the marks of any one will do. */
function rarest(choices: readonly (Choice | undefined)[]): Choice | undefined {
  let best: Choice | undefined;
  for (const choice of choices)
    if (choice && (best === undefined || choice.worth > best.worth)) best = choice;
  return best;
}

/** One must hold: the marks of each are needed. */
function union(choices: readonly (Choice | undefined)[]): Choice | undefined {
  const anchors = new Set<Anchor>();
  let worth = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    if (choice === undefined) return undefined;
    for (const anchor of choice.anchors) anchors.add(anchor);
    worth = Math.min(worth, choice.worth);
  }
  return chosen([...anchors], worth);
}
