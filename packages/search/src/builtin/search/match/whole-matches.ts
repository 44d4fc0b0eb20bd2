import type { Segment } from '../../segment/segment.ts';
import { findWholeValue } from '../../segment/whole-values.ts';
import type { WholePlan } from '../plan/plan.ts';
import { type Matches, takeMatches } from './matches.ts';

export function wholeMatches(segment: Segment, plan: WholePlan): Matches {
  const fieldsOf = new Map<number, number>();
  findWholeValue(segment.wholeValues, plan.key, plan.mask, (doc, field) => {
    fieldsOf.set(doc, (fieldsOf.get(doc) ?? 0) | (1 << field));
  });
  const matches = takeMatches();
  for (const [doc, fields] of [...fieldsOf].sort(([a], [b]) => a - b)) {
    matches.docs[matches.size] = doc;
    matches.fields[matches.size] = fields;
    matches.scores[matches.size++] = plan.factors[fields]! * 255;
  }
  return matches;
}
