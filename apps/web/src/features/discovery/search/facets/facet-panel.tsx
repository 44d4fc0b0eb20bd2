import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptPlace } from '../../../../components/use-kept-place.ts';
import { changed } from '../../../../lib/search/search-in-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { FacetList } from './facet-list.tsx';
import styles from './facet-panel.module.css';
import { FACET_ORDER, facetOf } from './facets.ts';
import { SearchWithin } from './search-within.tsx';
import { useCodeNames } from './use-code-names.ts';
import { YearFilter } from './year-filter.tsx';

/**
 * All filters of a search, with counts. For an empty list only the filters in use. A facet is counted as if nothing were chosen in it.
 */
export function FacetPanel({
  answer,
  state,
  onChange,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const nameOf = useCodeNames(state, answer.facetResult);
  const found = answer.numFound > 0;
  const years = answer.facetResult.find(({ name }) => name === 'publishYear')?.values ?? [];
  const panel = useRef<HTMLDivElement>(null);
  const keepPlace = useKeptPlace(panel, answer);
  return (
    <div className={styles.panel} ref={panel} onChangeCapture={keepPlace}>
      {(found || state.onlyOnShelf) && (
        <label className={styles.onShelf}>
          <input
            type="checkbox"
            name="onlyOnShelf"
            checked={state.onlyOnShelf}
            onChange={(event) => onChange(changed(state, { onlyOnShelf: event.target.checked }))}
          />
          <span>{t('facets.onShelf')}</span>
          <span className={styles.count}>{format.number(answer.onShelfCount)}</span>
        </label>
      )}
      {found && <SearchWithin state={state} onChange={onChange} />}
      {FACET_ORDER.map((name) => {
        if (name === 'publishYear') {
          return (
            <YearFilter
              key={name}
              years={years.map(({ value, count }) => ({ year: Number(value), count }))}
              range={{ from: state.publishBegin, to: state.publishEnd }}
              onChange={({ from, to }) => onChange(changed(state, { publishBegin: from, publishEnd: to }))}
            />
          );
        }
        const facet = facetOf(answer, name, state, nameOf);
        return facet && <FacetList key={name} facet={facet} state={state} onChange={onChange} />;
      })}
    </div>
  );
}
