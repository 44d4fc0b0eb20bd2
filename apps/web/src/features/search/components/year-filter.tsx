import { type FormEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { type YearCount, yearBars } from '../year-bars.ts';
import styles from './year-filter.module.css';

export interface YearRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Years of publication: bars to drag over, and two fields that say and do the same in words. */
export function YearFilter({
  years,
  range,
  onChange,
}: {
  readonly years: readonly YearCount[];
  readonly range: YearRange;
  readonly onChange: (range: YearRange) => void;
}) {
  const { t } = useTranslation('search');
  const bars = yearBars(years);
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<readonly [number, number]>();
  const highest = Math.max(1, ...bars.map(({ count }) => count));

  function barAt(event: PointerEvent): number {
    const { left, width } = box.current!.getBoundingClientRect();
    const place = Math.floor(((event.clientX - left) / width) * bars.length);
    return Math.min(bars.length - 1, Math.max(0, place));
  }

  function finish() {
    if (!drag) return;
    const [first, last] = drag[0] <= drag[1] ? drag : [drag[1], drag[0]];
    setDrag(undefined);
    onChange({ from: bars[first]!.from, to: bars[last]!.to });
  }

  const [low, high] = drag ? [Math.min(...drag), Math.max(...drag)] : [-1, -1];
  const isChosen = (index: number) => {
    if (drag) return index >= low && index <= high;
    const { from, to } = bars[index]!;
    return (range.from === undefined || to >= range.from) && (range.to === undefined || from <= range.to);
  };

  return (
    <fieldset className={styles.years}>
      <legend>{t('facets.names.publishYear')}</legend>
      {bars.length > 1 && (
        <>
          <div
            ref={box}
            className={styles.bars}
            aria-hidden
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDrag([barAt(event), barAt(event)]);
            }}
            onPointerMove={(event) => drag && setDrag([drag[0], barAt(event)])}
            onPointerUp={finish}
            onPointerCancel={() => setDrag(undefined)}
          >
            {bars.map((bar, index) => (
              <span
                key={bar.from}
                title={`${bar.from === bar.to ? bar.from : `${bar.from} – ${bar.to}`}: ${bar.count}`}
                data-chosen={isChosen(index) || undefined}
                style={{ '--share': Math.sqrt(bar.count / highest) } as React.CSSProperties}
              />
            ))}
          </div>
          <div className={styles.ends} aria-hidden>
            <span>{bars[low === -1 ? 0 : low]!.from}</span>
            <span>{t('years.drag')}</span>
            <span>{bars[high === -1 ? bars.length - 1 : high]!.to}</span>
          </div>
        </>
      )}
      <YearFields key={`${range.from}-${range.to}`} range={range} onChange={onChange} />
    </fieldset>
  );
}

function YearFields({
  range,
  onChange,
}: {
  readonly range: YearRange;
  readonly onChange: (range: YearRange) => void;
}) {
  const { t } = useTranslation('search');
  const [from, setFrom] = useState(range.from?.toString() ?? '');
  const [to, setTo] = useState(range.to?.toString() ?? '');

  function apply(event: FormEvent) {
    event.preventDefault();
    const [first, last] = [yearOf(from), yearOf(to)];
    const turned = first !== undefined && last !== undefined && first > last;
    onChange(turned ? { from: last, to: first } : { from: first, to: last });
  }

  return (
    <form className={styles.fields} onSubmit={apply}>
      <input
        inputMode="numeric"
        maxLength={5}
        aria-label={t('years.from')}
        placeholder={t('years.from')}
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <span aria-hidden>–</span>
      <input
        inputMode="numeric"
        maxLength={5}
        aria-label={t('years.to')}
        placeholder={t('years.to')}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" size="small">
        {t('years.apply')}
      </Button>
    </form>
  );
}

function yearOf(text: string): number | undefined {
  return /^-?\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
}
