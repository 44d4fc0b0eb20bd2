import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { searchBibs } from '@lectern/contracts/search/search-bibs';
import type { SearchState } from '@lectern/contracts/search/search-state';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { changed, type ListFilter, toggled } from '../search-in-address.ts';
import { useCodeNames } from '../use-code-names.ts';
import { CheckList } from './check-list.tsx';
import styles from './facet-panel.module.css';
import { YearFilter } from './year-filter.tsx';

export type SearchAnswer = OutputOf<(typeof searchBibs)['output']>;

/** From what readers narrow by most to what they narrow by least. */
const ORDER: readonly (ListFilter | 'publishYear')[] = [
  'docCode',
  'publishYear',
  'langCode',
  'libCode',
  'locationId',
  'kindNo',
  'subject',
  'author',
  'publisher',
];

/** Everything that narrows a search, with counts. The counts of a facet do not mind its own choice. */
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
  const facets = new Map(answer.facetResult.map((facet) => [facet.name, facet.values]));
  return (
    <div className={styles.panel}>
      <label className={styles.onShelf}>
        <input
          type="checkbox"
          checked={state.onlyOnShelf}
          onChange={(event) => onChange(changed(state, { onlyOnShelf: event.target.checked }))}
        />
        <span>{t('facets.onShelf')}</span>
        <span className={styles.count}>{format.number(answer.onShelfCount)}</span>
      </label>
      {ORDER.map((name) => {
        const values = facets.get(name) ?? [];
        if (name === 'publishYear') {
          return (
            <YearFilter
              key={name}
              years={values.map(({ value, count }) => ({ year: Number(value), count }))}
              range={{ from: state.publishBegin, to: state.publishEnd }}
              onChange={({ from, to }) => onChange(changed(state, { publishBegin: from, publishEnd: to }))}
            />
          );
        }
        const filter: ListFilter = name;
        const options = withChosen(values, state[filter], (value) => nameOf(filter, value));
        if (options.length === 0) return null;
        return (
          <CheckList
            key={name}
            legend={t(`facets.names.${name}`)}
            options={options}
            chosen={state[filter]}
            onToggle={(value) => onChange(toggled(state, filter, value))}
          />
        );
      })}
    </div>
  );
}

type Value = { readonly value: string; readonly label: string; readonly count: number };

/** A chosen value that has no hits any more stays in sight, so that it can be unchosen. */
function withChosen(
  values: readonly Value[],
  chosen: readonly string[],
  nameOf: (value: string) => string,
): readonly Value[] {
  const missing = chosen.filter((one) => !values.some(({ value }) => value === one));
  return [...missing.map((value) => ({ value, label: nameOf(value), count: 0 })), ...values];
}
