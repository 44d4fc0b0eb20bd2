import type { VotedConcept } from './concept-votes.ts';
import { exactLog } from './exact-log.ts';
import type { OpenTables } from './model-file.ts';
import type { WeightedConcept } from './weighted-concept.ts';

/**
 * How well a record answers a question by meaning is the sum, over the concepts that both have, of
 *
 *     weight in the question × weight in the record
 *
 * which is a sum of products of whole numbers: an engine needs no other formula. What makes it a good order is in the weights:
 *
 * - of a record: its votes, divided by the length of their vector. So a record with a long abstract, which has a little of everything, does
 *   not stand before one that is about the concept alone.
 * - of a question: its votes times √ln(1 + N / n), where n of N records have the concept. So a rare heading says more than "Physics".
 */
export function weightsOfRecord(voted: readonly VotedConcept[]): readonly WeightedConcept[] {
  const length = Math.sqrt(voted.reduce((sum, { votes }) => sum + votes * votes, 0));
  return voted.map(({ concept, votes }) => weighted(concept, votes / length));
}

export function weightsOfQuestion(
  voted: readonly VotedConcept[],
  { records, conceptCounts }: OpenTables,
): readonly WeightedConcept[] {
  const rare = voted.map(({ concept, votes }) => ({
    concept,
    votes: votes * Math.sqrt(exactLog(1 + records / Math.max(1, conceptCounts[concept]!))),
  }));
  rare.sort((a, b) => b.votes - a.votes || a.concept - b.concept);
  const top = rare[0]?.votes ?? 1;
  return rare.map(({ concept, votes }) => weighted(concept, votes / top));
}

/** A concept by its id: its number in the model with 36 digits. */
export function idOfConcept(concept: number): string {
  return concept.toString(36);
}

/** The number of an id; undefined for what is no id of the model. */
export function numberOfConcept(id: string, { conceptCounts }: OpenTables): number | undefined {
  const number = Number.parseInt(id, 36);
  return number < conceptCounts.length && idOfConcept(number) === id ? number : undefined;
}

function weighted(concept: number, share: number): WeightedConcept {
  return { concept: idOfConcept(concept), weight: Math.max(1, Math.round(255 * share)) };
}
