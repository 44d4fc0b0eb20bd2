import type { FoundPaper } from '../../../../ports/sources/papers/papers.ts';
import type { ScholarProvider } from '../../providers/asking/ask-papers.ts';
import { authorKey, titleKey } from './title-key.ts';

/** What one provider said of a work. */
export interface Said {
  readonly provider: ScholarProvider;
  readonly paper: FoundPaper;
}

/** A work with all that was said of it, in the library's order of providers. */
export type FoldedPaper = readonly [Said, ...Said[]];

interface Fold {
  said: Said[];
  score: number;
}

/** The list of one provider. */
export interface ProviderList {
  readonly provider: ScholarProvider;
  readonly papers: readonly FoundPaper[];
}

/** A place counts 1 / (60 + place): what several sources have high up comes first (reciprocal rank fusion). */
const STEADINESS = 60;
/** Titles shorter than this ("Preface", "Editorial") say too little. */
const LEAST_TITLE = 8;

/**
 * Folds lists into one: works with the same DOI, and works with the same title, year and first author unless each has a DOI of its own (a
 * preprint and what was published of it are two works). The order is that of all lists together.
 */
export function foldLists(lists: readonly ProviderList[]): FoldedPaper[] {
  const folds: Fold[] = [];
  const byDoi = new Map<string, Fold>();
  const byWords = new Map<string, Fold>();
  for (const { provider, papers } of lists)
    for (const [place, paper] of papers.entries()) {
      const words = wordsKey(paper);
      const named = paper.doi === '' ? undefined : byDoi.get(paper.doi);
      const alike = named || words === '' ? undefined : byWords.get(words);
      const fold = named ?? (alike && isSameWork(alike, paper) ? alike : undefined) ?? { said: [], score: 0 };
      if (fold.said.length === 0) folds.push(fold);
      // A provider that has a work twice says what it says first.
      if (!fold.said.some((said) => said.provider === provider)) {
        fold.said.push({ provider, paper });
        fold.score += 1 / (STEADINESS + place);
      }
      if (paper.doi !== '' && !byDoi.has(paper.doi)) byDoi.set(paper.doi, fold);
      if (words !== '' && !byWords.has(words)) byWords.set(words, fold);
    }
  return folds
    .toSorted((one, other) => other.score - one.score)
    .flatMap(({ said: [first, ...others] }) => (first ? [[first, ...others] as const] : []));
}

/**
 * Adds later parts of the same lists: what is folded into a work before only says more of it, the others follow. So no page changes that a
 * reader has seen.
 */
export function withLaterLists(before: readonly FoldedPaper[], later: readonly FoldedPaper[]): FoldedPaper[] {
  const keys = new Map<string, number>();
  for (const [at, folded] of before.entries()) for (const key of keysOf(folded)) keys.set(key, at);
  const all = [...before];
  for (const folded of later) {
    const at = keysOf(folded)
      .map((key) => keys.get(key))
      .find((known) => known !== undefined);
    const known = at === undefined ? undefined : all[at];
    if (at === undefined || !known) all.push(folded);
    else {
      const codes = new Set(known.map(({ provider }) => provider));
      all[at] = [known[0], ...known.slice(1), ...folded.filter(({ provider }) => !codes.has(provider))];
    }
  }
  return all;
}

function isSameWork(fold: Fold, paper: FoundPaper): boolean {
  return paper.doi === '' || fold.said.every((said) => said.paper.doi === '');
}

function keysOf(folded: FoldedPaper): string[] {
  const doi = folded.map(({ paper }) => paper.doi).find(Boolean);
  if (doi !== undefined) return [`doi:${doi}`];
  const words = wordsKey(folded[0].paper);
  return words === '' ? [] : [words];
}

/** Title, year and first author; empty if one of them is not known or the title is too short to tell. */
function wordsKey({ title, year, authors: [first] }: FoundPaper): string {
  const [ofTitle, ofAuthor] = [titleKey(title), authorKey(first?.name ?? '')];
  if (ofTitle.length < LEAST_TITLE || year === null || ofAuthor === '') return '';
  return JSON.stringify([ofTitle, year, ofAuthor]);
}
