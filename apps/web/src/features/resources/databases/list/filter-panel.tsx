import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { EresourceFilter } from '@lectern/contracts/people/tenant/eresource-settings';
import type { countFilterValues } from '@lectern/contracts/resources/databases/count-filter-values';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../../../components/eresources/filter-panel.module.css';
import { FilterValues } from '../../../../components/eresources/filter-values.tsx';
import { useKeptPlace } from '../../../../components/use-kept-place.ts';
import { type EresourceList, TERM_FILTERS, type TermFilter, toggled } from '../eresource-list.ts';

export type FilterCounts = OutputOf<(typeof countFilterValues)['output']>;

/** The values of the filters that the library shows, with counts, and those in use. */
export function FilterPanel({
  filters,
  counts,
  list,
  onChange,
}: {
  readonly filters: readonly EresourceFilter[];
  readonly counts: FilterCounts;
  readonly list: EresourceList;
  readonly onChange: (list: EresourceList) => void;
}) {
  const { t } = useTranslation('databases');
  const panel = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptPlace(panel, counts);
  const order: readonly TermFilter[] = [
    ...filters.filter((one) => one !== 'letter'),
    ...TERM_FILTERS.filter((one) => !filters.includes(one) && list[one].length > 0),
  ];
  return (
    <div ref={panel} className={styles.panel} onChangeCapture={keepPlace}>
      <label className={styles.onlyNew}>
        <input
          type="checkbox"
          name="isNew"
          checked={list.isNew}
          onChange={({ target }) => onChange({ ...list, isNew: target.checked })}
        />
        {t('filter.onlyNew')}
      </label>
      {order.map((name) => (
        <FilterValues
          key={name}
          name={name}
          title={t(`facts.${name}`)}
          values={valuesOf(counts, name)}
          chosen={list[name]}
          onToggle={(value) => onChange(toggled(list, name, value))}
        />
      ))}
    </div>
  );
}

/** The counted values of a filter. */
export function valuesOf(counts: FilterCounts, name: TermFilter): FilterCounts['subjects'] {
  switch (name) {
    case 'subject':
      return counts.subjects;
    case 'docType':
      return counts.docTypes;
    case 'vendor':
      return counts.vendors;
    case 'status':
      return counts.statuses;
    case 'college':
      return counts.colleges;
    case 'label':
      return counts.labels;
  }
}
