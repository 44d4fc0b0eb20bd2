import type { TextField } from '../search-engine.ts';
import type { Dsl } from './dsl.ts';
import { trackField } from './mapping.ts';
import { tracksOf } from './position-tracks.ts';

/** What stands at one place of a phrase: one of these terms, at this distance from the first place. */
export interface Place {
  readonly offset: number;
  readonly anyOf: readonly string[];
}

/** A query and what it counts against the cluster's limit of clauses. */
export interface Counted {
  readonly query: Dsl;
  readonly clauses: number;
}

/** Values of a field in which each place holds one of its terms, all counted from one position. Places ascend, each with a term. */
export function fieldPhrase(field: TextField, places: readonly Place[], boost: number): Counted {
  return plainPhrase(field, places, boost) ?? alignedPhrase(field, places, boost);
}

/** Where all terms stand in the same track without gaps, the cluster's own phrases do, which are the quickest. */
function plainPhrase(field: TextField, places: readonly Place[], boost: number): Counted | undefined {
  const track = onlyTrack(places[0]!);
  const first = places[0]!.offset;
  if (track === undefined) return undefined;
  if (places.some((place, at) => place.offset !== first + at || onlyTrack(place) !== track)) return undefined;
  const query = places.map(({ anyOf }) => anyOf[0]!).join(' ');
  return { query: { match_phrase: { [trackField(field, track)]: { query, boost } } }, clauses: 1 };
}

function onlyTrack({ anyOf }: Place): number | undefined {
  const tracks = tracksOf(anyOf[0]!);
  return anyOf.length === 1 && tracks.length === 1 ? tracks[0] : undefined;
}

/** Terms of several tracks: the tracks pass for one, since the same place means the same position in all of them. */
function alignedPhrase(field: TextField, places: readonly Place[], boost: number): Counted {
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
  if (clauses.length === 1) return { query: { ...withBoost(clauses[0]!, boost) }, clauses: spans };
  return { query: { span_near: { clauses, slop: 0, in_order: true, boost } }, clauses: spans };
}

function withBoost(span: Dsl, boost: number): Dsl {
  return { bool: { must: [span], boost } };
}

function spanOf(field: TextField, track: number, term: string): Dsl {
  const span: Dsl = { span_term: { [trackField(field, track)]: term } };
  return track === 0 ? span : { field_masking_span: { query: span, field: trackField(field, 0) } };
}
