import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { LINK_FINDINGS, LINK_SOURCES } from '@lectern/contracts/resources/links/link';
import type { listLinks } from '@lectern/contracts/resources/links/list-links';
import { useTranslation } from 'react-i18next';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { AGES, COUNTS, type LinkFilters } from './link-filters.ts';
import styles from './links.module.css';

/** Narrows the list by what was found, by whom, how long ago, and how many readers told it. */
export function FilterBar({
  filters,
  states,
  onChange,
}: {
  readonly filters: LinkFilters;
  readonly states: OutputOf<typeof listLinks.output>['states'];
  readonly onChange: (filters: LinkFilters) => void;
}) {
  const { t } = useTranslation('links');
  const format = useFormat();
  const countOf = (state: string) => states.find((one) => one.state === state)?.count ?? 0;
  return (
    <div className={styles.bar}>
      <SelectMenu
        label={t('filter.state')}
        value={filters.state ?? ''}
        options={[
          { value: '' as const, label: t('filter.allStates') },
          ...LINK_FINDINGS.map((value) => ({
            value,
            label: t('filter.counted', { name: t(`state.${value}`), number: format.number(countOf(value)) }),
          })),
        ]}
        onChange={(state) => onChange({ ...filters, state: state || undefined })}
      />
      <SelectMenu
        label={t('filter.source')}
        value={filters.source ?? ''}
        options={[
          { value: '' as const, label: t('filter.allSources') },
          ...LINK_SOURCES.map((value) => ({ value, label: t(`filter.by.${value}`) })),
        ]}
        onChange={(source) => onChange({ ...filters, source: source || undefined })}
      />
      <SelectMenu
        label={t('filter.age')}
        value={String(filters.olderThanDays ?? '')}
        options={[
          { value: '', label: t('filter.allAges') },
          ...AGES.map((days) => ({
            value: String(days),
            label: t('filter.days', { number: format.number(days) }),
          })),
        ]}
        onChange={(days) => onChange({ ...filters, olderThanDays: AGES.find((one) => String(one) === days) })}
      />
      <SelectMenu
        label={t('filter.count')}
        value={String(filters.atLeast ?? '')}
        options={[
          { value: '', label: t('filter.allCounts') },
          ...COUNTS.map((count) => ({
            value: String(count),
            label: t('filter.reports', { count, number: format.number(count) }),
          })),
        ]}
        onChange={(count) => onChange({ ...filters, atLeast: COUNTS.find((one) => String(one) === count) })}
      />
    </div>
  );
}
