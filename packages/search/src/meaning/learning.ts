/**
 * How a catalogue is learnt from. The figures were chosen with the benchmark (docs/relevance.md) on some salts and looked at on others.
 * They are part of what a model is: a change is a new MODEL_VERSION.
 */
export const LEARNING = {
  /** Different words and pairs that are learnt at most; those that come later are left out. Bounds the memory: about 60 bytes each. */
  mostTerms: 6_000_000,
  /** Terms of one record that are learnt from, its first ones. */
  mostTermsOfRecord: 200,
  /** Records that a word, a pair of words and a concept must be in. */
  leastOfWord: 2,
  leastOfPair: 3,
  leastOfConcept: 2,
  /** Words in a larger share of the records say nothing. */
  largestShare: 0.1,
  /** A word that is in more records than this must stand with a concept twice: once may be chance. */
  trustedOnce: 5,
  /** Concepts that a word keeps, and those that are near a concept. */
  conceptsOfWord: 32,
  nearConcepts: 24,
  /** Concepts of a question. */
  conceptsOfQuestion: 24,
  /** The share of the records with a word that must have a concept, at least, for the word to say it to people. */
  evidentShare: 0.4,
  /** The share of the words of a question that must say a concept, so that people are told what it is about. */
  explainedShare: 0.66,
  /** A heading that more records and a larger share of them have is not said to people, unless they name it. */
  tellingRecords: 50,
  tellingShare: 0.05,
  /** Words of the longest heading that is looked for in a question. */
  longestHeading: 6,
  /** How much the words of a record's first text, its title, count beside those of its others. */
  firstText: 2,
  /** How much a heading that a question names counts, beside the strongest concept of its words. */
  namedHeading: 2,
  /** How much a record's own headings and classes count, beside the strongest concept of its words. */
  ownConcept: 2,
} as const;
