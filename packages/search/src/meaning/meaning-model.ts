import type { WeightedConcept } from './weighted-concept.ts';

/** The words of a record that say what it is about. */
export interface MeaningText {
  /** Titles, contents, abstracts: words in any language. */
  readonly words: readonly string[];
  /** Subject headings and keywords as displayed. */
  readonly headings: readonly string[];
  readonly classes: readonly ClassNotation[];
}

/** A class as a record has it. The same notation is another class in another classification: Q3 is genetics (CLC) or science (LCC). */
export interface ClassNotation {
  /** "clc", "ddc", "lcc" ...: without spaces. */
  readonly scheme: string;
  readonly notation: string;
}

/** What a concept is, as displayed. */
export type ConceptName =
  | { readonly kind: 'heading'; readonly label: string }
  | ({ readonly kind: 'class' } & ClassNotation);

/** What a catalogue taught about which words occur with which headings and classes. */
export interface MeaningModel {
  /** Digest of what was learnt. Two indexes or questions of different models never mix. */
  readonly name: string;
  /** The strongest concepts of a record, strongest first, at most MOST_CONCEPTS. */
  conceptsOfRecord(text: MeaningText): readonly WeightedConcept[];
  /** The strongest concepts of a question, strongest first; empty where the model knows none of its words. */
  conceptsOfQuestion(text: string): readonly WeightedConcept[];
  /** Those concepts that a question is certainly about, so that people may be told: see `evident-concepts.ts`. */
  evidentConcepts(text: string): ReadonlySet<string>;
  /** The headings and classes that a record has itself. Its other concepts are learnt from its words. */
  ownConcepts(text: MeaningText): ReadonlySet<string>;
  /** The heading or the class of a concept; undefined for an unknown id. */
  nameOf(concept: string): ConceptName | undefined;
  /** Concepts that occur with this one, nearest first. */
  nearConcepts(concept: string, most: number): readonly WeightedConcept[];
}
