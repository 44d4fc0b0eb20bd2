import type { WeightedConcept } from './weighted-concept.ts';

/** The words of a record that say what it is about. */
export interface MeaningText {
  /** Titles, contents, abstracts: words in any language. */
  readonly words: readonly string[];
  /** Subject headings and keywords as displayed. */
  readonly headings: readonly string[];
  /** Notations of classes. */
  readonly classes: readonly string[];
}

/** What a catalogue taught about which words occur with which headings and classes. */
export interface MeaningModel {
  /** Digest of what was learnt. Two indexes or questions of different models never mix. */
  readonly name: string;
  /** The strongest concepts of a record, strongest first, at most MOST_CONCEPTS. */
  conceptsOfRecord(text: MeaningText): readonly WeightedConcept[];
  /** The strongest concepts of a question, strongest first; empty where the model knows none of its words. */
  conceptsOfQuestion(text: string): readonly WeightedConcept[];
  /** The heading, or the notation of the class, as displayed; undefined for an unknown id. */
  labelOf(concept: string): { readonly kind: 'heading' | 'class'; readonly label: string } | undefined;
  /** Concepts that occur with this one, nearest first. */
  nearConcepts(concept: string, most: number): readonly WeightedConcept[];
}
