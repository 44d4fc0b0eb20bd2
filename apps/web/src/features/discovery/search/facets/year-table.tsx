import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import type { YearBar } from './year-bars.ts';
import type { YearRange } from './year-brush.ts';
import styles from './year-table.module.css';

/** The histogram as a table: years and hits of each bar. A press selects the years. Drawn when it is opened. */
export function YearTable({
  bars,
  onChange,
}: {
  readonly bars: readonly YearBar[];
  readonly onChange: (range: YearRange) => void;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('years.hideTable') : t('years.showTable')}
      </button>
      {open && (
        <table className={styles.table}>
          <caption className="hidden-visually">{t('facets.names.publishYear')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('years.column')}</th>
              <th scope="col">{t('years.hits')}</th>
            </tr>
          </thead>
          <tbody>
            {bars
              .filter(({ count }) => count > 0)
              .map(({ from, to, count }) => (
                <tr key={from}>
                  <th scope="row">
                    <button type="button" onClick={() => onChange({ from, to })}>
                      {from === to ? from : `${from} – ${to}`}
                    </button>
                  </th>
                  <td>{format.number(count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
    </>
  );
}
