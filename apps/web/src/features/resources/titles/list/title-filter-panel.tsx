import { TITLE_MARKS } from '@lectern/contracts/resources/titles/title';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../../../components/eresources/filter-panel.module.css';
import { FilterValues } from '../../../../components/eresources/filter-values.tsx';
import { useKeptPlace } from '../../../../components/use-kept-place.ts';
import { type TitleFilters, toggledDatabase, toggledMark } from '../title-filters.ts';
import type { TitleAnswer } from './title-answer.ts';

/** What is free, and the databases that have titles, with counts. */
export function TitleFilterPanel({
  answer,
  filters,
  onChange,
}: {
  readonly answer: TitleAnswer;
  readonly filters: TitleFilters;
  readonly onChange: (filters: TitleFilters) => void;
}) {
  const { t } = useTranslation('titles');
  const panel = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptPlace(panel, answer);
  const { eresources } = answer;
  // A chosen one that the other filters leave nothing of has no name in the answer.
  const gone = filters.eresource
    .filter((id) => !eresources.some((one) => one.id === id))
    .map((id) => ({ code: id, name: t('filter.otherDatabase'), count: 0 }));
  return (
    <div ref={panel} className={styles.panel} onChangeCapture={keepPlace}>
      <label className={styles.onlyNew}>
        <input
          type="checkbox"
          name="isFree"
          checked={filters.isFree}
          onChange={({ target }) => onChange({ ...filters, isFree: target.checked })}
        />
        {t('filter.free')}
      </label>
      {TITLE_MARKS.map((mark) => (
        <label key={mark} className={styles.onlyNew}>
          <input
            type="checkbox"
            name="marks"
            checked={filters.marks.includes(mark)}
            onChange={() => onChange(toggledMark(filters, mark))}
          />
          {t(`mark.${mark}`)}
        </label>
      ))}
      <FilterValues
        name="eresource"
        title={t('filter.database')}
        values={[...eresources.map(({ id, name, count }) => ({ code: id, name, count })), ...gone]}
        chosen={filters.eresource}
        onToggle={(id) => onChange(toggledDatabase(filters, id))}
      />
    </div>
  );
}
