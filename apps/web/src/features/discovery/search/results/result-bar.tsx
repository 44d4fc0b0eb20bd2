import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { LayoutGrid, List, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { changed, countFilters, type ResultView } from '../../../../lib/search/search-in-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './result-bar.module.css';
import { SelectPageBox } from './select-box.tsx';
import { orderBy, orderOf, SORT_ORDERS } from './sort-orders.ts';
import { useTotal } from './use-total.ts';

/** Number of hits, search time, sort order, and list or covers. */
export function ResultBar({
  answer,
  state,
  view,
  onChange,
  onView,
  onFilters,
  children,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly view: ResultView;
  readonly onChange: (state: SearchState) => void;
  readonly onView: (view: ResultView) => void;
  /** Opens the drawer with the filters, on narrow pages. */
  readonly onFilters: () => void;
  /** The menu of the list. */
  readonly children: React.ReactNode;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const total = useTotal();
  const filters = countFilters(state);
  const found = answer.numFound > 0;
  const inOneList = answer.searchResult.length > 0 && answer.levelResultList.length === 0;
  return (
    <div className={styles.bar}>
      {inOneList && <SelectPageBox bibs={answer.searchResult} />}
      <b className="num">{total(answer)}</b>
      <span className={`${styles.time} muted small num`}>
        {t('bar.seconds', { seconds: format.number(answer.elapsedMs / 1000) })}
      </span>
      <div className={styles.controls}>
        {(found || filters > 0) && (
          <Button
            size="small"
            className={styles.filters}
            icon={<SlidersHorizontal size={15} aria-hidden />}
            onClick={onFilters}
          >
            {filters > 0 ? t('bar.filtersCount', { number: filters }) : t('bar.filters')}
          </Button>
        )}
        {found && (
          <SelectMenu
            label={t('bar.sort')}
            value={orderOf(state)}
            options={SORT_ORDERS.map((order) => ({ value: order, label: t(`sorts.${order}`) }))}
            onChange={(order) => onChange(changed(state, orderBy(order)))}
          />
        )}
        {inOneList && (
          <fieldset className={styles.views}>
            <legend className="hidden-visually">{t('bar.view')}</legend>
            <ViewButton
              icon={<List size={16} aria-hidden />}
              label={t('bar.list')}
              on={view === 'list'}
              onClick={() => onView('list')}
            />
            <ViewButton
              icon={<LayoutGrid size={16} aria-hidden />}
              label={t('bar.covers')}
              on={view === 'cover'}
              onClick={() => onView('cover')}
            />
          </fieldset>
        )}
        {children}
      </div>
    </div>
  );
}

function ViewButton({
  icon,
  label,
  on,
  onClick,
}: {
  readonly icon: React.ReactNode;
  readonly label: string;
  readonly on: boolean;
  readonly onClick: () => void;
}) {
  return (
    <Button
      size="small"
      icon={icon}
      aria-pressed={on}
      className={on ? styles.on : undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
