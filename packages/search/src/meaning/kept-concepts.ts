import type { SearchDocument } from '../search-document.ts';
import { MOST_CONCEPTS, type WeightedConcept } from './weighted-concept.ts';

const HEAVIEST = 255;

/** Concepts as engines keep and seek them: each once, the first MOST_CONCEPTS, with whole weights from 1 to 255. */
export function keptConcepts(concepts: readonly WeightedConcept[] = []): WeightedConcept[] {
  const kept = new Map<string, number>();
  for (const { concept, weight } of concepts) {
    if (kept.size === MOST_CONCEPTS) break;
    if (!kept.has(concept) && weight > 0)
      kept.set(concept, Math.min(HEAVIEST, Math.max(1, Math.round(weight))));
  }
  return Array.from(kept, ([concept, weight]) => ({ concept, weight }));
}

/** The concepts strongest first; equally strong ones by their ids. */
export function strongestFirst(concepts: readonly WeightedConcept[]): WeightedConcept[] {
  return concepts.toSorted((a, b) => b.weight - a.weight || (a.concept < b.concept ? -1 : 1));
}

/** The same document for an index that does not keep its concepts. */
export function withoutConcepts(document: SearchDocument): SearchDocument {
  if (document.concepts === undefined) return document;
  const { concepts: _, ...others } = document;
  return others;
}

/** The documents of a build for such an index. */
export async function* batchesWithoutConcepts(
  batches: AsyncIterable<SearchDocument[]>,
): AsyncGenerator<SearchDocument[]> {
  for await (const batch of batches) yield batch.map(withoutConcepts);
}
