import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { NARROW } from '../facets/load-facet-panel.ts';

/** More than a phone shows without scrolling. */
const FIRST = 4;

/**
 * The rows to draw: where a visit begins with a list on a phone, those in sight at once and the others in slices after that, so that
 * the page answers to touch meanwhile. Everywhere else all of them, for a list that grows would lose the place it scrolled to.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  // The router's name for the address that a visit begins with.
  const begins = useLocation().key === 'default' && matchMedia(NARROW).matches;
  const count = useDeferredValue(rows.length, begins ? FIRST : rows.length);
  return rows.slice(0, Math.max(count, FIRST));
}
