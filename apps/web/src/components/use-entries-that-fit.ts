import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { entriesThatFit } from './entries-that-fit.ts';

/**
 * The indexes of the entries of a list that fit in its width. The last child of the list is the button for the others. All children
 * must be drawn, also those that do not fit, because they are measured: their width changes with the language and the font.
 */
export function useEntriesThatFit(
  list: RefObject<HTMLElement | null>,
  { count, current }: { readonly count: number; readonly current: number },
): readonly number[] {
  const [fitting, setFitting] = useState<readonly number[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of entries means other elements
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const children = [...element.children];
    const measure = () => {
      const widths = children.map((child) => child.getBoundingClientRect().width);
      const more = widths.pop() ?? 0;
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      const next = entriesThatFit({ widths, more, gap, room: element.clientWidth, current });
      setFitting((now) => (now.join() === next.join() ? now : next));
    };
    measure();
    // Before the browser paints: else entries that do not fit would be seen for a moment.
    const observer = new ResizeObserver(() => flushSync(measure));
    for (const one of [element, ...children]) observer.observe(one);
    return () => observer.disconnect();
  }, [list, count, current]);
  return fitting;
}
