import { listFacetValues } from '@lectern/contracts/discovery/search/list-facet-values';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList, type CheckOption } from '../../../../components/check-list.tsx';
import { changed, toggled } from '../../../../lib/search/search-in-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { FacetGroup } from './facet-group.tsx';
import styles from './facet-list.module.css';
import type { Facet } from './facets.ts';
import { setFacetOpen } from './open-facets.ts';
import { useFacetName } from './use-facet-name.ts';

/** How many values are shown at first. An opened list longer than SEARCHABLE has a search field. */
const FIRST = 6;
const SEARCHABLE = 12;

interface FacetListProps {
  readonly facet: Facet;
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
}

/** One facet under its name. */
export function FacetList(props: FacetListProps) {
  const { name } = props.facet;
  return (
    <FacetGroup name={name} chosen={props.state[name].length}>
      <FacetValues {...props} />
    </FacetGroup>
  );
}

/**
 * The most frequent values of a facet, and all others when the list is opened. If the search answer has only part of the values, the
 * others are requested then. What is typed into the search field is answered by the server, which knows all values and their pinyin.
 */
function FacetValues({ facet: { name, values, more, tree }, state, onChange }: FacetListProps) {
  const { t } = useTranslation('search');
  const facetName = useFacetName();
  const format = useFormat();
  // Without a value to show first, the whole list is what the reader wants to see.
  const [open, setOpen] = useState(values.length === 0);
  const [words, setWords] = useState('');
  const contains = useDebounced(words.trim());
  const fetched = useCall(
    listFacetValues,
    { ...changed(state, {}), facet: name, contains },
    { enabled: open && (more > 0 || contains !== ''), keepPrevious: true },
  );
  const chosen = state[name];
  const legend = facetName(name);
  const long = more > 0 || values.length > SEARCHABLE;
  const typed = words.trim().toLowerCase();
  const fitting = values.filter(({ label }) => label.toLowerCase().includes(typed));
  const answered = more > 0 || (typed !== '' && contains !== '') ? fetched.data?.values : undefined;
  const shown = open ? (answered ?? fitting) : firstOf(values, chosen, tree);
  const rest = values.length - shown.length + more;

  return (
    <>
      {open && long && (
        <input
          type="search"
          className={styles.search}
          aria-label={t('facets.searchIn', { facet: legend })}
          placeholder={t('facets.search')}
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <CheckList
        name={name}
        options={shown}
        chosen={chosen}
        scrolls={open}
        onToggle={(value) => {
          // It would fold when its last value is no longer chosen.
          setFacetOpen(name, true);
          onChange(toggled(state, name, value));
        }}
      />
      {open && shown.length === 0 && !fetched.isFetching && <p className="muted small">{t('facets.none')}</p>}
      {open && (fetched.data?.more ?? 0) > 0 && (
        <p className="muted small">
          {t('facets.beyond', { count: fetched.data!.more, number: format.number(fetched.data!.more) })}
        </p>
      )}
      {(open || rest > 0) && (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open
            ? t('facets.fewer')
            : values.length === 0
              ? t('facets.show')
              : t('facets.more', { count: rest, number: format.number(rest) })}
          <span className="hidden-visually"> {legend}</span>
        </button>
      )}
    </>
  );
}

/** The first values and all chosen ones, in order. Of a tree: the first main values, and all values below the chosen ones. */
function firstOf(
  values: readonly CheckOption[],
  chosen: readonly string[],
  tree: boolean,
): readonly CheckOption[] {
  const first = new Set(values.filter(({ depth = 0 }) => depth === 0).slice(0, FIRST));
  return values.filter((option) => {
    const { value, depth = 0 } = option;
    return (
      first.has(option) ||
      depth > 0 ||
      chosen.includes(value) ||
      (tree && chosen.some((one) => one.startsWith(value)))
    );
  });
}
