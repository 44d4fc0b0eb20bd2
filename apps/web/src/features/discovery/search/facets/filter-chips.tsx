import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { focusMain } from '../../../../lib/focus-main.ts';
import { countFilters, withoutFilters } from '../../../../lib/search/search-in-address.ts';
import styles from './filter-chips.module.css';
import { useFilterLabels } from './use-filter-labels.ts';

/** The filters in use and the words searched within results. A press removes one. Nothing if there are none. */
export default function FilterChips({
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
    <ul className={styles.chips} aria-label={t('chips.label')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            data-chip
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              onChange(without);
            }}
            aria-label={t('chips.remove', { filter: label })}
          >
            {label}
            <X size={14} aria-hidden />
          </button>
        </li>
      ))}
      {countFilters(state) > 0 && (
        <li>
          <button
            type="button"
            className={styles.all}
            onClick={() => {
              focusMain();
              onChange(withoutFilters(state));
            }}
          >
            {t('chips.clear')}
          </button>
        </li>
      )}
    </ul>
  );
}

/** Called before a chip is removed. Moves the focus to the next chip, else to the one before it, else to the page. */
function focusNeighbour(chip: HTMLElement): void {
  const chips = [...(chip.closest('ul')?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
  const at = chips.indexOf(chip);
  const beside = chips[at + 1] ?? chips[at - 1];
  if (beside) beside.focus();
  else focusMain();
}
