import * as z from 'zod';

/**
 * What became of the question to one source. `silent`: it did not answer, or not yet. `held`: it was not asked for this caller (a crawler, or
 * a network that asked a lot). `unable`: it cannot be asked this.
 */
export const SOURCE_STATES = ['answered', 'silent', 'held', 'unable'] as const;

export const sourceState = z.object({
  code: z.string(),
  name: z.string(),
  state: z.enum(SOURCE_STATES),
  /** How many it has, as it says; null if it does not say. */
  total: z.int().nullable(),
  /** How many of them were fetched. */
  fetched: z.int(),
});
export type SourceState = z.infer<typeof sourceState>;

/** Whose numbers a count has: those of one source for all that it has, or of the works that were fetched from all. Never sums of sources. */
export const countBasis = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('source'), code: z.string(), name: z.string() }),
  z.object({ kind: z.literal('fetched'), count: z.int() }),
]);
export type CountBasis = z.infer<typeof countBasis>;
