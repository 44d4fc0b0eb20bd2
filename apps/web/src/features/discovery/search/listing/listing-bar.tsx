import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import {
  MAX_SHELF_ORDER,
  type SearchState,
  SHELF_ORDER,
} from '@lectern/contracts/discovery/search/search-state';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { changed, writeSearch } from '../../../../lib/search/search-in-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { orderBy, orderOf, SORT_ORDERS, type SortOrder } from '../results/sort-orders.ts';
import type { FixedSearch } from './listing-address.ts';
import styles from './listing-bar.module.css';

/** The filters of a listing. The result page has more. */
const NARROWED_BY = ['docCode', 'langCode', 'libCode'] as const;

/** How many works there are, and what narrows and orders them. */
export function ListingBar({
  answer,
  state,
  fixed,
  onChange,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly fixed: FixedSearch;
  readonly onChange: (state: SearchState) => void;
}) {
  const { t } = useTranslation('listing');
  const format = useFormat();
  const orders = ordersOf(answer, state, fixed);
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <b className="num">
          {t('total', { count: answer.numFound, number: format.number(answer.numFound) })}
        </b>
        <Link to={writeSearch(asSearch(state))}>{t('asSearch')}</Link>
      </p>
      <WordsField
        key={state.keyWord}
        words={state.keyWord}
        onSearch={(keyWord) => onChange(changed(state, { keyWord }))}
      />
      <div className={styles.choices}>
        {choicesOf(answer, state, fixed).map(({ name, values }) => (
          <SelectField
            key={name}
            label={t(`filters.${name}`)}
            value={state[name][0] ?? ''}
            onChange={(event) =>
              onChange(changed(state, { [name]: event.target.value ? [event.target.value] : [] }))
            }
          >
            <option value="">{t('any')}</option>
            {values.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {label} ({format.number(count)})
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={t('sort')}
          value={orderOf(state)}
          onChange={(event) => {
            const order = orders.find((one) => one === event.target.value) ?? 'relevance';
            onChange(changed(state, orderBy(order)));
          }}
        >
          {orders.map((order) => (
            <option key={order} value={order}>
              {t(`sorts.${order}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <label className={styles.onShelf}>
        <input
          type="checkbox"
          checked={state.onlyOnShelf}
          onChange={(event) => onChange(changed(state, { onlyOnShelf: event.target.checked }))}
        />
        {t('onShelf', { number: format.number(answer.onShelfCount) })}
      </label>
    </div>
  );
}

/** The works of one place can also be sorted by call number, unless there are too many. */
function ordersOf(
  answer: SearchAnswer,
  { sortField }: SearchState,
  fixed: FixedSearch,
): readonly SortOrder[] {
  const onShelf = fixed.locationId !== undefined && answer.numFound <= MAX_SHELF_ORDER;
  return onShelf || sortField === SHELF_ORDER ? [...SORT_ORDERS, SHELF_ORDER] : SORT_ORDERS;
}

/** The result page cannot sort by call number. */
function asSearch(state: SearchState): SearchState {
  return state.sortField === SHELF_ORDER ? { ...state, ...orderBy('relevance') } : state;
}

/** The filters that are not fixed and have more than one value. */
function choicesOf({ facetResult }: SearchAnswer, state: SearchState, fixed: FixedSearch) {
  // A shelving location belongs to one library.
  const isFixed = (name: string) => name in fixed || (name === 'libCode' && 'locationId' in fixed);
  return NARROWED_BY.filter((name) => !isFixed(name))
    .map((name) => {
      const values = facetResult.find((facet) => facet.name === name)?.values ?? [];
      // A chosen value without hits is still shown.
      const missing = state[name].filter((one) => !values.some(({ value }) => value === one));
      return { name, values: [...missing.map((value) => ({ value, label: value, count: 0 })), ...values] };
    })
    .filter(({ name, values }) => values.length > 1 || state[name].length > 0);
}

function WordsField({
  words,
  onSearch,
}: {
  readonly words: string;
  readonly onSearch: (words: string) => void;
}) {
  const { t } = useTranslation('listing');
  const [typed, setTyped] = useState(words);
  return (
    <form
      data-search
      className={styles.words}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <input
        type="search"
        aria-label={t('within')}
        placeholder={t('within')}
        maxLength={1000}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" icon={<Search size={16} aria-hidden />}>
        {t('search')}
      </Button>
    </form>
  );
}
