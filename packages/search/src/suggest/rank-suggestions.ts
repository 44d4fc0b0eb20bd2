import { fold } from '../analysis/fold.ts';
import type { Suggestion } from '../search-engine.ts';
import { holdsTyped, type TypedText } from './typed-text.ts';

export interface TitleHit {
  readonly id: string;
  readonly title: string;
  readonly popularity: number;
}

export interface CountedValue {
  readonly value: string;
  readonly count: number;
}

/** Equal titles once; those that begin with what was typed before the others, then the most used. */
export function bestTitles(hits: readonly TitleHit[], typed: TypedText): Suggestion[] {
  const byTitle = new Map<string, { hit: TitleHit; count: number; begins: boolean }>();
  for (const hit of hits) {
    const folded = fold(hit.title);
    const same = byTitle.get(folded);
    if (same !== undefined) same.count++;
    else if (holdsTyped(hit.title, typed))
      byTitle.set(folded, { hit, count: 1, begins: folded.startsWith(typed.folded) });
  }
  return [...byTitle.values()]
    .sort(
      (a, b) =>
        Number(b.begins) - Number(a.begins) ||
        b.hit.popularity - a.hit.popularity ||
        b.count - a.count ||
        (a.hit.title < b.hit.title ? -1 : 1),
    )
    .map(({ hit, count }) => ({ kind: 'title', value: hit.title, id: hit.id, count }));
}

/** Of values with their records, most records first, those that themselves hold what was typed. */
export function bestValues(
  kind: 'author' | 'subject',
  values: readonly CountedValue[],
  typed: TypedText,
  limit: number,
): Suggestion[] {
  return values
    .filter(({ value }) => holdsTyped(value, typed))
    .slice(0, limit)
    .map(({ value, count }) => ({ kind, value, count }));
}

/** Titles, half of the room where there are so many, then authors, then subjects. */
export function shareRoom(
  titles: readonly Suggestion[],
  authors: readonly Suggestion[],
  subjects: readonly Suggestion[],
  limit: number,
): Suggestion[] {
  const forTitles = Math.max(Math.ceil(limit / 2), limit - authors.length - subjects.length);
  const shown = titles.slice(0, forTitles);
  const left = limit - shown.length;
  const forAuthors = Math.max(Math.ceil(left / 2), left - subjects.length);
  const shownAuthors = authors.slice(0, forAuthors);
  return [...shown, ...shownAuthors, ...subjects.slice(0, left - shownAuthors.length)];
}
