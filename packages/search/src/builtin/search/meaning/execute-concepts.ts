import { strongestFirst } from '../../../meaning/kept-concepts.ts';
import type { WeightedConcept } from '../../../meaning/weighted-concept.ts';
import { conceptsOfDocument } from '../../segment/concept-postings.ts';
import { isRemoved } from '../../segment/tombstones.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';

/** What one document is about, strongest first. */
export function executeConcepts({ segments, values }: Snapshot, id: string): readonly WeightedConcept[] {
  for (const { segment, tombstones } of segments) {
    const doc = segment.find(id);
    if (doc < 0 || isRemoved(tombstones, doc)) continue;
    const kept = conceptsOfDocument(segment.concepts, doc);
    return strongestFirst(
      kept.map(({ concept, weight }) => ({ concept: values.get('concept', concept), weight })),
    );
  }
  return [];
}
