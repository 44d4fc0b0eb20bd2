import { valueKey } from '../analysis/value-key.ts';
import { headingKeyOf } from './concept-key.ts';
import { LEARNING } from './learning.ts';
import { putMeaningTerms } from './meaning-terms.ts';
import type { OpenTables } from './model-file.ts';

/** A heading that a text names by some words that stand together. */
export interface NamedHeading {
  readonly concept: number;
  /** Its words are those of the text from `from` to before `to`, as `valueKey` has them. */
  readonly from: number;
  readonly to: number;
  /** The share of the words of the text that these are. */
  readonly share: number;
}

/** The headings that a text names, in the order in which they begin. */
export function headingsIn(text: string, { conceptKeys }: OpenTables): NamedHeading[] {
  const words = wordsOf(text);
  return words.flatMap((_, from) =>
    words.slice(from, from + LEARNING.longestHeading).flatMap((__, more) => {
      const to = from + more + 1;
      const concept = conceptKeys.find(headingKeyOf(words.slice(from, to).join(' ')));
      return concept < 0 ? [] : [{ concept, from, to, share: (to - from) / words.length }];
    }),
  );
}

/**
 * The concepts that a question is certainly about, as far as the catalogue knows its words: it names them, or most records with its words
 * have them (`evidentShare`). These may be shown to people as the reason of a result; to find records, all concepts of a question are
 * asked. Left out are:
 * - all, where more than a third of the words say no concept: "The waste land" is not about waste;
 * - headings that many records have, which say little, unless the question names them;
 * - narrower headings, of which the question's words are a part: "mining" may be data mining, or not.
 */
export function evidentConcepts(text: string, tables: OpenTables): ReadonlySet<number> {
  const { terms, ofTerms, conceptKeys, conceptCounts, records } = tables;
  const { from: starts, packed, shares } = ofTerms;
  const least = Math.round(255 * LEARNING.evidentShare);
  const evident = new Set<number>();
  const explained = new Set<number>();
  const asked = wordsOf(text);
  const ofMeaning = asked.filter((word) => countWords([word]) > 0);
  const most = Math.max(LEARNING.tellingRecords, records * LEARNING.tellingShare);
  const isTelling = (concept: number) =>
    conceptCounts[concept]! <= most && !isNarrower(conceptKeys.get(concept), ofMeaning);
  const explain = (concept: number, from: number, to: number) => {
    evident.add(concept);
    for (let word = from; word < to; word++) explained.add(word);
  };
  const words = putMeaningTerms(text, (term, from, to) => {
    const number = terms.find(term);
    if (number < 0) return;
    for (let at = starts[number]!; at < starts[number + 1]!; at++)
      if (shares[at]! >= least && isTelling(packed[at]! >>> 8)) explain(packed[at]! >>> 8, from, to);
  });
  const needed = Math.max(1, words * LEARNING.explainedShare);
  for (const { concept, from, to } of headingsIn(text, tables)) {
    const before = countWords(asked.slice(0, from));
    const own = countWords(asked.slice(from, to));
    // "Art" is no reason for "The art of war", though it is named.
    if (own >= needed) explain(concept, before, before + own);
  }
  return explained.size >= needed ? evident : new Set();
}

/** Whether a heading has all words of a question and more. */
function isNarrower(key: string, asked: readonly string[]): boolean {
  const words = new Set(key.slice(1).split(' '));
  return words.size > new Set(asked).size && asked.every((word) => words.has(word));
}

function countWords(words: readonly string[]): number {
  return putMeaningTerms(words.join(' '), () => undefined);
}

function wordsOf(text: string): string[] {
  return valueKey(text).split(' ').slice(0, LEARNING.mostTermsOfRecord);
}
