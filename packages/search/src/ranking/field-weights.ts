import type { TextField } from '../search-document.ts';

/** Default weight of a text field: how much a word there counts for relevance. Tenants may give their own with a request. */
export const DEFAULT_WEIGHTS: Readonly<Record<TextField, number>> = {
  title: 10,
  author: 6,
  subject: 5,
  series: 3,
  publisher: 2,
  contents: 1.5,
  abstract: 1,
  notes: 0.8,
};

/** How much an occurrence counts by its place among the values of a field. */
export interface PlaceWorth {
  /** The first word of the first value that is no article. */
  readonly first: number;
  /** Title proper, main author. */
  readonly prominent: number;
  /** What follows in the first value: a subtitle. */
  readonly rest: number;
  /** Other values: titles and names that go with it. */
  readonly further: number;
}

/** The title proper says what the record is, its first word most of all; a subtitle and other titles say what it contains. */
const TITLE_WORTH: PlaceWorth = { first: 4, prominent: 3, rest: 0.8, further: 0.2 };
const AUTHOR_WORTH: PlaceWorth = { first: 1.4, prominent: 1.2, rest: 1, further: 0.8 };
const SAME_WORTH: PlaceWorth = { first: 1, prominent: 1, rest: 1, further: 1 };

export function placeWorth(field: TextField): PlaceWorth {
  if (field === 'title') return TITLE_WORTH;
  return field === 'author' ? AUTHOR_WORTH : SAME_WORTH;
}
