import { DEFAULT_WEIGHTS } from '../../ranking/field-weights.ts';
import { SATURATION } from '../../ranking/word-weight.ts';
import { TEXT_FIELDS, type TextField } from '../../search-document.ts';

/** The saturated weighted frequency in eight bits, 1 to 255. */
export function impactOf(weightedFrequency: number): number {
  return Math.max(1, Math.round((255 * weightedFrequency) / (weightedFrequency + SATURATION)));
}

/**
 * For every field mask the factor that turns a stored impact (default weights, all fields) into one for the fields of
 * `mask` and the given weights: the share of the weight that those fields carry.
 */
export function maskFactors(
  mask: number,
  weights: Partial<Record<TextField, number>> | undefined,
): Float32Array {
  const factors = new Float32Array(1 << TEXT_FIELDS.length);
  for (let having = 1; having < factors.length; having++) {
    let stored = 0;
    let counted = 0;
    for (const [number, field] of TEXT_FIELDS.entries()) {
      if ((having & (1 << number)) === 0) continue;
      stored += DEFAULT_WEIGHTS[field];
      if ((mask & (1 << number)) !== 0) counted += weights?.[field] ?? DEFAULT_WEIGHTS[field];
    }
    factors[having] = counted / stored;
  }
  return factors;
}
