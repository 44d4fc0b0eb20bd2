import type { EresourceTable } from './tables.ts';

/** Whether readers see a database on a day, YYYY-MM-DD; see `shownOn` for the same in a query. */
export function isShownOn(
  { is_open, shown_from, shown_to }: Pick<EresourceTable, 'is_open' | 'shown_from' | 'shown_to'>,
  day: string,
): boolean {
  return is_open === 1 && shown_from <= day && (shown_to === '' || shown_to >= day);
}
