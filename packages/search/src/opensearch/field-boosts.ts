import { DEFAULT_WEIGHTS } from '../builtin/segment/impact.ts';
import type { TextField } from '../search-engine.ts';

/** The weight at which a field is worth half of what one field can be: the built-in engine's saturation. */
const HALF = 8;

/**
 * What a match in a field is multiplied with. Heavier fields are worth more, but not in proportion: ten times the weight
 * is five times the worth, as the saturation of term frequencies has it that the built-in engine weighs fields with.
 */
export function fieldBoost(
  field: TextField,
  weights: Partial<Record<TextField, number>> | undefined,
): number {
  const weight = Math.max(0, weights?.[field] ?? DEFAULT_WEIGHTS[field]);
  return weight / (weight + HALF);
}
