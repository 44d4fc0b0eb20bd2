import { FILTERS, type FilterName } from '@lectern/contracts/discovery/search/search-state';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Turn } from '../talk/turn.ts';
import styles from './assistant.module.css';

/** What was read out of the question as filters. A press takes one away and asks again. */
export function FilterChips({
  turn: { filters, without },
  canChange,
  onWithout,
}: {
  readonly turn: Turn;
  readonly canChange: boolean;
  readonly onWithout: (without: readonly FilterName[]) => void;
}) {
  const { t } = useTranslation('assistant');
  if (filters.length === 0 && without.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filters')}>
      {filters.map(({ name, label }) => (
        <li key={name}>
          {canChange && isFilter(name) ? (
            <button
              type="button"
              aria-label={t('removeFilter', { filter: label })}
              onClick={() => onWithout([...without, name])}
            >
              {label}
              <X size={14} aria-hidden />
            </button>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
      {without.length > 0 && canChange && (
        <li>
          <button type="button" onClick={() => onWithout([])}>
            {t('restoreFilters')}
          </button>
        </li>
      )}
    </ul>
  );
}

function isFilter(name: string): name is FilterName {
  return (FILTERS as readonly string[]).includes(name);
}
