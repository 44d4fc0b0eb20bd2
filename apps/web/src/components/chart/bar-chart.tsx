import { useEffect, useRef } from 'react';
import { useColourMode } from '../../theme/use-colour-mode.ts';
import styles from './bar-chart.module.css';
import type { Bars, ChartLook, DrawnChart } from './draw-chart.ts';

/**
 * Bars to look at. The library that draws them is fetched when the first chart is shown. Screen readers get the table beside it, which
 * the page has to have.
 */
export function BarChart({ names, values, isUpright }: Bars) {
  const place = useRef<HTMLDivElement>(null);
  const { mode } = useColourMode();
  const [key, numbers] = [JSON.stringify(names), JSON.stringify(values)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours of the page follow the mode
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let drawn: DrawnChart | undefined;
    let isGone = false;
    const sizes = new ResizeObserver(() => drawn?.resize());
    void import('./draw-chart.ts')
      .then(({ drawBars }) => {
        if (isGone) return;
        const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
        const bars = { names: JSON.parse(key), values: JSON.parse(numbers), isUpright };
        drawn = drawBars(element, bars, lookOf(element), moves);
        sizes.observe(element);
      })
      // The table beside it says the same.
      .catch(() => undefined);
    return () => {
      isGone = true;
      sizes.disconnect();
      drawn?.remove();
    };
  }, [key, numbers, isUpright, mode]);
  const height = isUpright ? 260 : 40 + names.length * 34;
  return <div ref={place} className={styles.chart} style={{ height }} aria-hidden />;
}

function lookOf(element: Element): ChartLook {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    font: style.fontFamily,
    bar: colour('--accent'),
    text: colour('--ink-2'),
    line: colour('--line'),
    card: colour('--card'),
  };
}
