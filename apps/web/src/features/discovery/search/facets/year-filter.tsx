import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FacetGroup } from './facet-group.tsx';
import { setFacetOpen } from './open-facets.ts';
import { type YearCount, yearBars } from './year-bars.ts';
import type { YearRange } from './year-brush.ts';
import styles from './year-filter.module.css';
import { YearHistogram } from './year-histogram.tsx';
import { YearTable } from './year-table.tsx';

/**
 * Years of publication: a histogram, the same as a table, and two fields for exact years. If all hits have one year, the table alone
 * says which. Nothing if no hit has a year.
 */
export function YearFilter({
  years,
  range,
  onChange,
}: {
  readonly years: readonly YearCount[];
  readonly range: YearRange;
  readonly onChange: (range: YearRange) => void;
}) {
  const bars = yearBars(years);
  const chosen = range.from !== undefined || range.to !== undefined;
  if (bars.length === 0 && !chosen) return null;
  const choose = (next: YearRange) => {
    setFacetOpen('publishYear', true);
    onChange(next);
  };
  return (
    <FacetGroup name="publishYear" chosen={chosen ? 1 : 0}>
      {bars.length > 1 && (
        // Another range or other bars reset the histogram: a selection that was not applied is dropped.
        <YearHistogram
          key={`${range.from}-${range.to}-${bars.length}`}
          bars={bars}
          range={range}
          onChange={choose}
        />
      )}
      <YearFields key={`${range.from}-${range.to}`} range={range} onChange={choose} />
      {bars.length > 0 && <YearTable bars={bars} onChange={choose} />}
    </FacetGroup>
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
    <form data-search className={styles.fields} onSubmit={apply}>
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
