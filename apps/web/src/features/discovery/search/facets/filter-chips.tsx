import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../../components/filter-chips.tsx';
import { countFilters, withoutFilters } from '../../../../lib/search/search-in-address.ts';
import styles from './filter-chips.module.css';
import { useFilterLabels } from './use-filter-labels.ts';

/** The filters in use and the words searched within results. A press removes one. Nothing if there are none. */
export default function SearchChips({
  answer,
  state,
  onChange,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
}) {
  const { t } = useTranslation('search');
  const chips = useFilterLabels(answer, state);
  if (chips.length === 0) return null;
  return (
    <FilterChips
      className={styles.chips}
      label={t('chips.label')}
      chips={chips.map(({ key, label, without }) => ({
        key,
        label,
        remove: t('chips.remove', { filter: label }),
        onRemove: () => onChange(without),
      }))}
      clear={
        countFilters(state) > 0
          ? { label: t('chips.clear'), onClear: () => onChange(withoutFilters(state)) }
          : undefined
      }
    />
  );
}
