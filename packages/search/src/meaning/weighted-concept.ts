/** A concept (a subject heading or a class, by its id in a meaning model) and how strongly a text is about it: 1 to 255. */
export interface WeightedConcept {
  readonly concept: string;
  readonly weight: number;
}

/** Concepts that are kept of a record at most. */
export const MOST_CONCEPTS = 40;

/** Records that a search by meaning adds to those of its words at most. */
export const MOST_BY_MEANING = 100;

/** Records that are looked at of those that something else found near: many of them may not pass the filters. */
export const MOST_NEAREST = 1000;
