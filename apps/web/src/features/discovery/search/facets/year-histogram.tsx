import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import type { YearBar } from './year-bars.ts';
import { type Brush, brushOf, countUnder, moved, rangeOf, type YearRange } from './year-brush.ts';
import styles from './year-histogram.module.css';

const HEIGHT = 58;
const LEAST = 2;
/** The part of a bar's width that is gap. */
const GAP = 0.15;

/**
 * Hits by year, with a brush that selects years: drag over the bars, or move its two ends by keys. A change by keys is applied by Enter
 * or when the focus leaves, so that the browser's history gets one entry for it, not twenty.
 */
export function YearHistogram({
  bars,
  range,
  onChange,
}: {
  readonly bars: readonly YearBar[];
  readonly range: YearRange;
  readonly onChange: (range: YearRange) => void;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const chart = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<Brush>();
  /** The bar where a drag began. */
  const [anchor, setAnchor] = useState<number>();
  const brush = draft ?? brushOf(range, bars);
  const [low, high] = brush;

  function barAt(event: PointerEvent): number {
    const { left, width } = chart.current!.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * bars.length);
    return Math.min(bars.length - 1, Math.max(0, place));
  }

  function apply() {
    setAnchor(undefined);
    setDraft(undefined);
    const [from, to] = brushOf(range, bars);
    if (draft && (draft[0] !== from || draft[1] !== to)) onChange(rangeOf(draft, bars));
  }

  function onKeyDown(event: KeyboardEvent, end: 'low' | 'high') {
    const next = moved(brush, end, event.key, bars.length);
    if (next) setDraft(next);
    else if (event.key === 'Enter') apply();
    else if (event.key === 'Escape' && draft) setDraft(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const handle = (end: 'low' | 'high') => (
    <span
      role="slider"
      tabIndex={0}
      data-end={end}
      className={styles[end]}
      style={{ insetInlineStart: `${((end === 'low' ? low : high + 1) / bars.length) * 100}%` }}
      aria-label={t(end === 'low' ? 'years.from' : 'years.to')}
      aria-valuemin={bars[0]!.from}
      aria-valuemax={bars.at(-1)!.to}
      aria-valuenow={end === 'low' ? bars[low]!.from : bars[high]!.to}
      onKeyDown={(event) => onKeyDown(event, end)}
      onBlur={apply}
    />
  );

  return (
    <div className={styles.histogram}>
      <div
        ref={chart}
        className={styles.chart}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          // Dragging one end does not move the other.
          const end = (event.target as HTMLElement).dataset.end;
          const at = barAt(event);
          setAnchor(end === 'low' ? high : end === 'high' ? low : at);
          if (!end) setDraft([at, at]);
        }}
        onPointerMove={(event) => {
          if (anchor === undefined) return;
          const at = barAt(event);
          setDraft([Math.min(anchor, at), Math.max(anchor, at)]);
        }}
        onPointerUp={apply}
        onPointerCancel={() => {
          setAnchor(undefined);
          setDraft(undefined);
        }}
      >
        <svg viewBox={`0 0 ${bars.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path className={styles.all} d={outline(bars, [0, bars.length - 1])} />
          <path className={styles.chosen} d={outline(bars, brush)} />
        </svg>
        {handle('low')}
        {handle('high')}
      </div>
      <div className={styles.words} aria-hidden>
        <span>
          {bars[low]!.from} – {bars[high]!.to}
        </span>
        <span>{draft ? format.number(countUnder(draft, bars)) : t('years.drag')}</span>
      </div>
    </div>
  );
}

/** The bars under a brush as an SVG path. Heights are square roots of the counts, so that low counts stay visible. */
function outline(bars: readonly YearBar[], [low, high]: Brush): string {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return bars
    .slice(low, high + 1)
    .map(({ count }, index) => {
      const top = HEIGHT - Math.max(LEAST, Math.sqrt(count / highest) * HEIGHT);
      const left = low + index + GAP / 2;
      return `M${left} ${HEIGHT}V${top.toFixed(1)}h${1 - GAP}V${HEIGHT}z`;
    })
    .join('');
}
