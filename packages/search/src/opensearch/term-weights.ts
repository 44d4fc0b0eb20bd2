import { isCommonWord } from '../analysis/common-words.ts';
import { type PlaceWorth, placeWorth } from '../ranking/field-weights.ts';
import { isRunningText, occurrenceWeight } from '../ranking/word-weight.ts';
import type { TextField } from '../search-document.ts';

/** Where a term stands in a field: positions count from its beginning. */
export interface Occurrence {
  readonly term: string;
  readonly position: number;
}

/** What the first value of a field says the record is (title proper, main author), in positions. */
export interface Prominent {
  /** Behind the whole value. */
  readonly valueEnd: number;
  /** Behind the part. */
  readonly end: number;
  /** The key of its first word that is no article or other common word. */
  readonly first: number;
}

/** Weight that a repetition stands for, in the field of all words, in titles, whose words weigh most, and in other fields. */
export const ANY_STEP = 0.5;
export const TITLE_STEP = 0.5;
export const FIELD_STEP = 0.5;
/** More repetitions tell hardly anything. */
const MOST_REPETITIONS = 400;

/**
 * What each term of a document weighs, by the weights of the built-in engine (BM25F), written in the only way that every distribution of
 * the cluster reads: the term is repeated as often as its weight says. With lengths left out and BM25's k1 on the same scale (see
 * mapping.ts) the cluster then counts a term as the built-in engine does.
 */
export class TermWeights {
  readonly #any = new Map<string, number>();

  /** Adds a field's terms, by position, and gives the field by itself. `length` are the positions that it uses. */
  addField(
    field: TextField,
    occurrences: readonly Occurrence[],
    length: number,
    prominent: Prominent | undefined,
  ): string {
    const once = occurrenceWeight(field, length);
    const weights = new Map<string, number>();
    const worth = placeWorth(field);
    const repeats = isRunningText(field);
    for (const { term, position } of occurrences) {
      const before = weights.get(term) ?? 0;
      const here = once * worthAt(worth, prominent, position);
      weights.set(term, repeats ? before + here : Math.max(before, here));
    }
    for (const [term, weight] of weights) this.#any.set(term, (this.#any.get(term) ?? 0) + weight);
    return repeated(weights, field === 'title' ? TITLE_STEP : FIELD_STEP);
  }

  /** All fields together. */
  text(): string {
    return repeated(this.#any, ANY_STEP);
  }
}

function worthAt(worth: PlaceWorth, prominent: Prominent | undefined, position: number): number {
  if (prominent === undefined || position >= prominent.valueEnd) return worth.further;
  if (position >= prominent.end) return worth.rest;
  return position === prominent.first ? worth.first : worth.prominent;
}

function repeated(weights: ReadonlyMap<string, number>, step: number): string {
  const terms: string[] = [];
  for (const [term, weight] of weights) {
    const times = Math.min(MOST_REPETITIONS, Math.max(1, Math.round(weight / step)));
    for (let time = 0; time < times; time++) terms.push(term);
  }
  return terms.join(' ');
}

/** Watches the terms of a field's first value go by and finds its prominent part. */
export class ProminentPart {
  readonly #length: number;
  readonly #languages: readonly string[];
  #first: number | undefined;
  #end = 0;

  /** `length` are the UTF-16 units of the part at the beginning of the value. */
  constructor(length: number, languages: readonly string[] = []) {
    this.#length = length;
    this.#languages = languages;
  }

  /** `start` is where the term begins in the value. Stems are not shown. */
  see(term: string, position: number, start: number): void {
    if (start >= this.#length) return;
    this.#end = position + 1;
    if (!isCommonWord(term, this.#languages)) this.#first ??= position;
  }

  /** `valueEnd` is behind the last position of the value. */
  found(valueEnd: number): Prominent {
    return { valueEnd, end: this.#end, first: this.#first ?? 0 };
  }
}
