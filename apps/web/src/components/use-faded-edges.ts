import { type RefObject, useEffect } from 'react';

/**
 * Marks a row that scrolls sideways with `data-more-before` and `data-more-after` while it goes on beyond that edge. base.css fades these
 * edges, so that a row whose last visible entry is whole does not look complete.
 */
export function useFadedEdges(row: RefObject<HTMLElement | null>, count: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of entries means other elements
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      element.toggleAttribute('data-more-before', scrollLeft > 1);
      element.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    mark();
    const observer = new ResizeObserver(mark);
    for (const one of [element, ...element.children]) observer.observe(one);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [row, count]);
}
