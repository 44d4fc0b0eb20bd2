import type { TextField } from '../search-document.ts';
import type { Dsl } from './dsl.ts';
import { type ANY_WORDS, trackField } from './mapping.ts';
import { tracksOf } from './position-tracks.ts';

/** One place of a phrase: any of these terms, at this distance from the first place. */
export interface Place {
  readonly offset: number;
  readonly anyOf: readonly string[];
}

/** A text field, or the words of all of them one after the other. */
export type TrackedField = TextField | typeof ANY_WORDS;

/** A query and what it counts against the cluster's limit of clauses. */
export interface Counted {
  readonly query: Dsl;
  readonly clauses: number;
}

/** Values of a field in which each place holds one of its terms. Places ascend, and each has at least one term. */
export function fieldPhrase(field: TrackedField, places: readonly Place[]): Counted {
  return plainPhrase(field, places) ?? pairedPhrase(field, places) ?? alignedPhrase(field, places);
}

/** A phrase of the cluster's own, the quickest way: possible where all places have one term, in one track, without gaps. */
function plainPhrase(field: TrackedField, places: readonly Place[]): Counted | undefined {
  const track = commonTrack(places);
  if (track === undefined || places.some(({ anyOf }) => anyOf.length > 1)) return undefined;
  const query = places.map(({ anyOf }) => anyOf[0]!).join(' ');
  return { query: { match_phrase: { [trackField(field, track)]: query } }, clauses: 1 };
}

/** Most terms of one place that the cluster looks at: its usual limit. */
const MOST_AT_ONE_PLACE = 1024;

/** For places with hundreds of characters or pairs (those of one sound): a pattern of them counts as one clause. */
function pairedPhrase(field: TrackedField, places: readonly Place[]): Counted | undefined {
  const track = commonTrack(places);
  if (track === undefined) return undefined;
  const intervals = places.map(({ anyOf }) => ({
    regexp: { pattern: anyOf.slice(0, MOST_AT_ONE_PLACE).join('|'), max_expansions: MOST_AT_ONE_PLACE },
  }));
  const query = {
    intervals: { [trackField(field, track)]: { all_of: { ordered: true, max_gaps: 0, intervals } } },
  };
  return { query, clauses: places.length };
}

/** The track that holds all terms of all places; undefined where there are several, or where a place is left out in between. */
function commonTrack(places: readonly Place[]): number | undefined {
  const first = places[0]!.offset;
  if (places.some(({ offset }, at) => offset !== first + at)) return undefined;
  const tracks = new Set(places.flatMap(({ anyOf }) => anyOf.flatMap((term) => tracksOf(term))));
  return tracks.size === 1 ? [...tracks][0] : undefined;
}

/** Terms of several tracks, which are queried as one: the same place is the same position in all of them. */
function alignedPhrase(field: TrackedField, places: readonly Place[]): Counted {
  const clauses: Dsl[] = [];
  let spans = 0;
  let end = places[0]!.offset;
  for (const { offset, anyOf } of places) {
    if (offset > end) clauses.push({ span_gap: { [trackField(field, 0)]: offset - end } });
    const alternatives = anyOf.flatMap((term) => tracksOf(term).map((track) => spanOf(field, track, term)));
    spans += alternatives.length;
    clauses.push(alternatives.length === 1 ? alternatives[0]! : { span_or: { clauses: alternatives } });
    end = offset + 1;
  }
  return { query: { span_near: { clauses, slop: 0, in_order: true } }, clauses: spans };
}

function spanOf(field: TrackedField, track: number, term: string): Dsl {
  const span: Dsl = { span_term: { [trackField(field, track)]: term } };
  return track === 0 ? span : { field_masking_span: { query: span, field: trackField(field, 0) } };
}
