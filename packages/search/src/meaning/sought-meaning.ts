import type { WeightedConcept } from './weighted-concept.ts';

/**
 * What a text, as the reader typed it, or a record is about. The best MOST_BY_MEANING records by these concepts that pass the filters are
 * merged with the hits of the words, in whatever way the words are read (see ranking/merge-by-rank.ts). It is ignored where the index keeps
 * concepts of another model, or none. Scans and explanations know words only.
 */
export interface SoughtMeaning {
  /** Name of the model that the concepts come from. */
  readonly model: string;
  /** Strongest first; at most MOST_CONCEPTS count. Weights are whole numbers from 1 to 255. */
  readonly concepts: readonly WeightedConcept[];
}

/** Concepts that a hit names at most; not all have a name for readers. */
export const MOST_SHARED = 8;
