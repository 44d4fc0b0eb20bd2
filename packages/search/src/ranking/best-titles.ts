import { fold } from '../analysis/fold.ts';
import type { Suggestion } from '../search-engine.ts';

/** A title that may be meant. */
export interface TitleHit {
  readonly id: string;
  readonly title: string;
  readonly popularity: number;
}

/** Equal titles once; those that begin with what was typed before the others, then the most used. */
export function bestTitles(
  hits: readonly TitleHit[],
  holds: (title: string) => boolean,
  text: string,
): Suggestion[] {
  const typed = fold(text).trim();
  const byTitle = new Map<string, { hit: TitleHit; count: number; begins: boolean }>();
  for (const hit of hits) {
    const folded = fold(hit.title);
    const same = byTitle.get(folded);
    if (same !== undefined) same.count++;
    else if (holds(hit.title)) byTitle.set(folded, { hit, count: 1, begins: folded.startsWith(typed) });
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
