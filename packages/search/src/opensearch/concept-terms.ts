import type { WeightedConcept } from '../meaning/weighted-concept.ts';
import { anyOf, type Dsl, worth } from './dsl.ts';
import { keywordText } from './keyword-text.ts';
import { CONCEPTS } from './mapping.ts';

/** Bits of a weight. */
const BITS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Concepts as terms: one for each bit of a weight that is set, the bit before the concept. Every distribution of the cluster can add up
 * what such terms are worth, and the sum is the whole number that the built-in engine comes to.
 */
export function conceptTerms(concepts: readonly WeightedConcept[]): string[] {
  return concepts.flatMap(({ concept, weight }) =>
    BITS.filter((bit) => (weight & (1 << bit)) !== 0).map((bit) => termOf(bit, concept)),
  );
}

/** Scores each record by the sum, over the concepts that it shares with these, of the two weights multiplied. */
export function conceptQuery(concepts: readonly WeightedConcept[]): Dsl {
  return anyOf(
    concepts.flatMap(({ concept, weight }) =>
      BITS.map((bit) => worth(weight * 2 ** bit, { term: { [CONCEPTS]: termOf(bit, concept) } })),
    ),
  );
}

function termOf(bit: number, concept: string): string {
  return `${bit}${keywordText(concept)}`;
}

/** Concepts as the cluster gives them back: the weight, a space, the concept. */
export function conceptTexts(concepts: readonly WeightedConcept[]): string[] {
  return concepts.map(({ concept, weight }) => `${weight} ${concept.toWellFormed()}`);
}

export function readConceptTexts(texts: readonly string[] = []): WeightedConcept[] {
  return texts.map((text) => {
    const space = text.indexOf(' ');
    return { concept: text.slice(space + 1), weight: Number(text.slice(0, space)) };
  });
}
