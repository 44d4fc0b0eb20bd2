import type { LibraryHit } from '@lectern/contracts/discovery/other-libraries/library-hit';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../../components/check-list.tsx';
import { filterValues, type HitFilter } from './filter-hits.ts';
import styles from './other-libraries.module.css';

/** Narrows the page that is shown: other catalogues cannot all be asked with filters. */
export function HitFilters({
  hits,
  filter,
  onChange,
}: {
  readonly hits: readonly LibraryHit[];
  readonly filter: HitFilter;
  readonly onChange: (filter: HitFilter) => void;
}) {
  const { t } = useTranslation('other-libraries');
  const { sites, decades } = filterValues(hits);
  const toggled = (values: readonly string[], value: string) =>
    values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return (
    <aside className={styles.filters} aria-label={t('filter.title')}>
      <p className="muted small">{t('filter.hint')}</p>
      {sites.length > 1 && (
        <details open>
          <summary>{t('filter.library')}</summary>
          <CheckList
            name="site"
            options={sites}
            chosen={filter.sites}
            scrolls={false}
            onToggle={(value) => onChange({ ...filter, sites: toggled(filter.sites, value) })}
          />
        </details>
      )}
      {decades.length > 0 && (
        <details open>
          <summary>{t('filter.year')}</summary>
          <CheckList
            name="decade"
            options={decades.map(({ value, count }) => ({
              value,
              count,
              label: `${value}–${Number(value) + 9}`,
            }))}
            chosen={filter.decades}
            scrolls={false}
            onToggle={(value) => onChange({ ...filter, decades: toggled(filter.decades, value) })}
          />
        </details>
      )}
    </aside>
  );
}
