import type { TextField } from '../search-document.ts';
import { DEFAULT_WEIGHTS } from './field-weights.ts';
import { TOGETHER_REWARD } from './score-levels.ts';

/** Usual length of a field in positions: constants, not averages, so that weights in different parts of an index compare. */
const USUAL_LENGTH: Readonly<Record<TextField, number>> = {
  title: 8,
  author: 5,
  subject: 8,
  series: 6,
  publisher: 5,
  contents: 60,
  abstract: 80,
  notes: 20,
};

/** BM25's b. A long title is hardly less about its words than a short one. */
const LENGTH_INFLUENCE = 0.6;
const TITLE_LENGTH_INFLUENCE = 0.35;

/** BM25's k1 on the scale of the weights: the weight at which a word scores half of the most that a word can. */
export const SATURATION = 12;

/** What one occurrence in a field of `length` positions adds to a term's weighted frequency (BM25F). */
export function occurrenceWeight(field: TextField, length: number): number {
  const influence = field === 'title' ? TITLE_LENGTH_INFLUENCE : LENGTH_INFLUENCE;
  return DEFAULT_WEIGHTS[field] / (1 - influence + (influence * length) / USUAL_LENGTH[field]);
}

/** In running text a word counts more each time; in headings it counts once, however many of them repeat it. */
export function isRunningText(field: TextField): boolean {
  return field === 'contents' || field === 'abstract' || field === 'notes';
}

/** BM25's inverse document frequency, never negative. */
export function inverseFrequency(documents: number, having: number): number {
  return Math.log(1 + (documents - having + 0.5) / (having + 0.5));
}

/** The factor on the score where a field of this weight holds all the words; `heaviest` is the largest weight of any field. */
export function togetherFactor(weight: number, heaviest: number): number {
  return heaviest > 0 ? 1 + (TOGETHER_REWARD * Math.max(0, weight)) / heaviest : 1;
}
