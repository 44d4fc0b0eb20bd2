import { conceptsNamed, nameOfKey } from './concept-key.ts';
import { ConceptVotes } from './concept-votes.ts';
import { idOfConcept, numberOfConcept, weightsOfQuestion, weightsOfRecord } from './concept-weights.ts';
import { evidentConcepts, headingsIn } from './evident-concepts.ts';
import { LEARNING } from './learning.ts';
import type { MeaningModel } from './meaning-model.ts';
import { readModelFile } from './model-file.ts';
import { MOST_CONCEPTS } from './weighted-concept.ts';

/**
 * Opens a model file.
 * @throws MeaningFileError where the bytes are damaged or of another version.
 */
export function openMeaning(bytes: Uint8Array): MeaningModel {
  const tables = readModelFile(bytes);
  const { conceptKeys, conceptLabels, ofConcepts } = tables;
  const votes = new ConceptVotes(tables);
  return {
    name: tables.name,
    conceptsOfRecord(text) {
      for (const [at, words] of text.words.entries()) votes.addText(words, at === 0 ? LEARNING.firstText : 1);
      for (const { key } of conceptsNamed(text)) votes.addNamed(conceptKeys.find(key), LEARNING.ownConcept);
      return weightsOfRecord(votes.strongest(MOST_CONCEPTS));
    },
    conceptsOfQuestion(text) {
      votes.addText(text, 1);
      for (const { concept, share } of headingsIn(text, tables))
        votes.addNamed(concept, LEARNING.namedHeading * share);
      return weightsOfQuestion(votes.strongest(LEARNING.conceptsOfQuestion), tables);
    },
    evidentConcepts(text) {
      return new Set(Array.from(evidentConcepts(text, tables), idOfConcept));
    },
    ownConcepts(text) {
      const concepts = conceptsNamed(text).map(({ key }) => conceptKeys.find(key));
      return new Set(concepts.filter((concept) => concept >= 0).map(idOfConcept));
    },
    nameOf(id) {
      const concept = numberOfConcept(id, tables);
      if (concept === undefined) return undefined;
      return nameOfKey(conceptKeys.get(concept), conceptLabels.get(concept));
    },
    nearConcepts(id, most) {
      const concept = numberOfConcept(id, tables);
      if (concept === undefined) return [];
      const from = ofConcepts.from[concept]!;
      const near = ofConcepts.packed.subarray(from, Math.min(ofConcepts.from[concept + 1]!, from + most));
      return Array.from(near, (one) => ({ concept: idOfConcept(one >>> 8), weight: one & 0xff }));
    },
  };
}
