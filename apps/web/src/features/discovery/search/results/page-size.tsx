import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './page-size.module.css';

const SIZES = [10, 20, 50, 100];

/** How many hits a page has. Nothing if the shortest page has all of them. */
export function PageSize({
  state,
  total,
  onChange,
}: {
  readonly state: SearchState;
  readonly total: number;
  readonly onChange: (state: SearchState) => void;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  if (total <= SIZES[0]!) return null;
  const sizes = [...new Set([...SIZES, state.rows])].sort((a, b) => a - b);
  return (
    <div className={styles.size} data-screen-only>
      <span className="muted small" aria-hidden>
        {t('pageSize')}
      </span>
      <SelectMenu
        label={t('pageSize')}
        value={`${state.rows}`}
        options={sizes.map((size) => ({ value: `${size}`, label: format.number(size) }))}
        onChange={(size) => onChange(withRows(state, Number(size)))}
      />
    </div>
  );
}

/** The search with another page size, at the page that has the first hit of the page that is shown. */
export function withRows(state: SearchState, rows: number): SearchState {
  return { ...state, rows, page: Math.floor(((state.page - 1) * state.rows) / rows) + 1 };
}
