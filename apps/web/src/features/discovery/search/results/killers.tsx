import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import {
  changed,
  withoutFilter,
  withoutFilters,
  withoutRow,
} from '../../../../lib/search/search-in-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFacetName } from '../facets/use-facet-name.ts';
import styles from './killers.module.css';

type Killer = SearchAnswer['killers'][number];

/** At most so many are shown. */
const MOST = 5;

/**
 * For a search whose words find nothing: the words and filters that exclude all hits, each with the number of hits without it. A press
 * drops it.
 */
export default function Killers({
  killers,
  state,
  onChange,
}: {
  readonly killers: readonly Killer[];
  readonly state: SearchState;
  readonly onChange: (state: SearchState) => void;
}) {
  const { t } = useTranslation('search');
  const facetName = useFacetName();
  const format = useFormat();
  if (killers.length === 0) return null;

  function nameOf(killer: Killer): string {
    switch (killer.kind) {
      case 'word':
        return format.list(killer.words.map((word) => t('killers.word', { word })));
      case 'row':
        return t('killers.word', { word: killer.value });
      case 'filter':
        if (killer.name === 'onlyOnShelf') return t('facets.onShelf');
        return t('killers.filter', {
          filter: facetName(killer.name),
          values: format.list(killer.labels),
        });
      case 'filters': {
        const words = killer.words.map((word) => t('killers.word', { word }));
        return format.list([...words, t('killers.filters')]);
      }
    }
  }

  return (
    <div className={styles.killers}>
      <p>{t('killers.lead')}</p>
      <ul>
        {killers.slice(0, MOST).map((killer) => {
          const name = nameOf(killer);
          const { numFound } = killer;
          return (
            <li key={killer.kind === 'row' ? killer.index : name}>
              <Button onClick={() => onChange(without(state, killer))}>
                {t('killers.drop', { name, count: numFound, number: format.number(numFound) })}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function without(state: SearchState, killer: Killer): SearchState {
  switch (killer.kind) {
    case 'word':
      return changed(state, { keyWord: killer.keyWord });
    case 'row':
      return withoutRow(state, killer.index);
    case 'filter':
      return withoutFilter(state, killer.name);
    case 'filters':
      return changed(withoutFilters(state), { keyWord: killer.keyWord });
  }
}
