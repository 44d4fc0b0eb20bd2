import type { Suggestion } from '../search-engine.ts';

/** A value and the records that have it. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
}

/** Suggestions by kind, each list best first. */
export interface Completions {
  readonly titles: readonly Suggestion[];
  readonly authors: readonly Suggestion[];
  readonly subjects: readonly Suggestion[];
}

export const NO_COMPLETIONS: Completions = { titles: [], authors: [], subjects: [] };

/** The values that are meant, those with most records first. */
export function bestValues(
  kind: 'author' | 'subject',
  values: readonly CountedValue[],
  isMeant: (value: string) => boolean,
  limit: number,
): Suggestion[] {
  return values
    .filter(({ value }) => isMeant(value))
    .slice(0, limit)
    .map(({ value, count }) => ({ kind, value, count }));
}

/** The first completions; after those of each kind the second ones that are not among them. */
export function joinCompletions(first: Completions, second: Completions): Completions {
  return {
    titles: together(first.titles, second.titles),
    authors: together(first.authors, second.authors),
    subjects: together(first.subjects, second.subjects),
  };
}

function together(first: readonly Suggestion[], second: readonly Suggestion[]): Suggestion[] {
  const known = new Set(first.map(({ value }) => value));
  return [...first, ...second.filter(({ value }) => !known.has(value))];
}

/** Titles (at most half of the room, where there are others), then authors, then subjects. */
export function shareRoom({ titles, authors, subjects }: Completions, limit: number): Suggestion[] {
  const forTitles = Math.max(Math.ceil(limit / 2), limit - authors.length - subjects.length);
  const shown = titles.slice(0, forTitles);
  const left = limit - shown.length;
  const forAuthors = Math.max(Math.ceil(left / 2), left - subjects.length);
  const shownAuthors = authors.slice(0, forAuthors);
  return [...shown, ...shownAuthors, ...subjects.slice(0, left - shownAuthors.length)];
}
