import { useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { NARROW } from '../facets/load-facet-panel.ts';

/** A phone shows fewer rows than this without scrolling. */
const FIRST = 4;

/**
 * The rows to draw. If a visit begins with this list on a phone, the first rows are drawn at once and the others in slices, so that the
 * page reacts to touch. In all other cases all rows are drawn at once, because a growing list would lose its scroll position.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  // The router's key of the address at which a visit begins.
  const begins = useLocation().key === 'default' && matchMedia(NARROW).matches;
  const count = useDeferredValue(rows.length, begins ? FIRST : rows.length);
  return rows.slice(0, Math.max(count, FIRST));
}
