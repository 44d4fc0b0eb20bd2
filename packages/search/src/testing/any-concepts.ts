import fc from 'fast-check';
import type { WeightedConcept } from '../meaning/weighted-concept.ts';
import type { SearchDocument } from '../search-document.ts';
import { anyDocument } from './any-document.ts';

/** Few concepts, so that random documents and questions meet; ids may hold any sign. */
const CONCEPTS = ['economics', 'c 2', 'Bodenkunde', '红', 'QA76.73', 'é|x', '0'];

export function anyConcepts(most = CONCEPTS.length): fc.Arbitrary<WeightedConcept[]> {
  return fc.uniqueArray(
    fc.record({
      concept: fc.constantFrom(...CONCEPTS),
      weight: fc.oneof(fc.integer({ min: 1, max: 255 }), fc.constantFrom(1, 128, 255)),
    }),
    { maxLength: most, selector: ({ concept }) => concept },
  );
}

/** A random document with what it is about. */
export function anyDocumentAbout(): fc.Arbitrary<SearchDocument> {
  return fc.tuple(anyDocument(), anyConcepts(4)).map(([document, concepts]) => ({ ...document, concepts }));
}
