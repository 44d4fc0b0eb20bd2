import type { DemoPaper } from '@lectern/demo/papers/demo-paper';
import { DEMO_PAPERS } from '@lectern/demo/papers/demo-papers';

/** The demo's works that have all of some words in title, abstract, authors, journal or topics; the latest works first. */
export function demoPapersWith(
  words: string,
  textOf: (paper: DemoPaper) => string = allTextOf,
): readonly DemoPaper[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  return DEMO_PAPERS.filter((paper) => {
    const text = textOf(paper).toLowerCase();
    return sought.every((word) => text.includes(word));
  }).toReversed();
}

function allTextOf({ title, abstract, authors, journal, topics }: DemoPaper): string {
  return [title, abstract, journal, ...authors, ...topics].join(' ');
}

/** The number that a page begins with, and how many it has. */
export function pageOf<T>(all: readonly T[], from: number, rows: number): readonly T[] {
  return all.slice(from, from + rows);
}

/** A whole number of a query; the other one if there is none. */
export function numberIn(query: URLSearchParams, name: string, otherwise: number): number {
  const value = query.get(name);
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : otherwise;
}
