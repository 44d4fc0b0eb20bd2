import { DEFAULT_WEIGHTS } from '../../ranking/field-weights.ts';
import { TEXT_FIELDS, type TextField } from '../../search-engine.ts';

/** Usual length of a field in positions: constants, not averages, so that impacts of different segments compare. */
const USUAL_LENGTH: Readonly<Record<TextField, number>> = {
  title: 8,
  author: 5,
  subject: 8,
  series: 6,
  publisher: 5,
  contents: 60,
  abstract: 80,
  notes: 20,
};

/** BM25's b and k1, k1 on the scale of the weights. Of titles the long ones are hardly less about their words than short ones. */
const LENGTH_INFLUENCE = 0.6;
const TITLE_LENGTH_INFLUENCE = 0.35;
const SATURATION = 12;

/** What one occurrence in a field of `length` positions adds to a term's weighted frequency (BM25F). */
export function occurrenceWeight(field: TextField, length: number): number {
  const influence = field === 'title' ? TITLE_LENGTH_INFLUENCE : LENGTH_INFLUENCE;
  return DEFAULT_WEIGHTS[field] / (1 - influence + (influence * length) / USUAL_LENGTH[field]);
}

/** The saturated weighted frequency in eight bits, 1 to 255. */
export function impactOf(weightedFrequency: number): number {
  return Math.max(1, Math.round((255 * weightedFrequency) / (weightedFrequency + SATURATION)));
}

/** BM25's inverse document frequency, never negative. */
export function inverseFrequency(documents: number, having: number): number {
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5));
}

/**
 * For every field mask the factor that turns a stored impact (default weights, all fields) into one for the fields asked
 * (`mask`) and the weights given: the share of the weight that those fields carry.
 */
export function maskFactors(
  mask: number,
  weights: Partial<Record<TextField, number>> | undefined,
): Float32Array {
  const factors = new Float32Array(1 << TEXT_FIELDS.length);
  for (let having = 1; having < factors.length; having++) {
    let stored = 0;
    let asked = 0;
    for (const [number, field] of TEXT_FIELDS.entries()) {
      if ((having & (1 << number)) === 0) continue;
      stored += DEFAULT_WEIGHTS[field];
      if ((mask & (1 << number)) !== 0) asked += weights?.[field] ?? DEFAULT_WEIGHTS[field];
    }
    factors[having] = asked / stored;
  }
  return factors;
}
