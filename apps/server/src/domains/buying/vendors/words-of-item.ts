import { tokenize } from '@lectern/search/analysis/tokenize';

/** Words of a title that are kept, and of a search that are asked for. */
const MOST_KEPT = 200;
const MOST_ASKED = 20;

/** The words by which a title is found: those of the analysis of the search, so all scripts and variants are one. */
export function wordsOfItem(texts: readonly string[]): readonly string[] {
  const words = new Set<string>();
  for (const text of texts) tokenize(text, (term) => words.size < MOST_KEPT && words.add(term.slice(0, 64)));
  return [...words];
}

/** The words that a title needs to be found. Parts between spaces stand for themselves; of a run of Han its pairs are enough. */
export function wordsOfSearch(text: string): readonly string[] {
  const words = new Set<string>();
  for (const part of text.split(/\s+/)) {
    const terms = new Set<string>();
    tokenize(part, (term) => terms.add(term.slice(0, 64)));
    const isInPair = (term: string) =>
      term.length === 1 && [...terms].some((other) => other.length === 2 && other.includes(term));
    for (const term of terms) if (words.size < MOST_ASKED && !isInPair(term)) words.add(term);
  }
  return [...words];
}
