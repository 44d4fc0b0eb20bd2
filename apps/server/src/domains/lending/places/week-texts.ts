import { formatSpans, type OpeningSpan } from '../../collection/vocabulary/hours/opening-spans.ts';

/** The hours of a week from Sunday to Saturday; null of a library that told none. */
export function weekTexts(week: ReadonlyMap<number, readonly OpeningSpan[]> | undefined): string[] | null {
  if (!week) return null;
  return Array.from({ length: 7 }, (_, weekday) => formatSpans(week.get(weekday) ?? []));
}
