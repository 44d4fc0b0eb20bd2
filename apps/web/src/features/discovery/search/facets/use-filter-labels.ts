import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import {
  changed,
  LIST_FILTERS,
  narrowingRows,
  toggled,
  withoutRow,
} from '../../../../lib/search/search-in-address.ts';
import { useCodeNames } from './use-code-names.ts';

/** One filter in use, or words searched within results. */
export interface FilterLabel {
  readonly key: string;
  readonly label: string;
  /** The search without it. */
  readonly without: SearchState;
}

/** What narrows a search, in words. */
export function useFilterLabels(answer: SearchAnswer, state: SearchState): readonly FilterLabel[] {
  const { t } = useTranslation('search');
  const nameOf = useCodeNames(state, answer.facetResult);
  const yearsOf = ({ publishBegin, publishEnd }: SearchState) => {
    if (publishEnd === undefined) return t('chips.since', { year: publishBegin });
    if (publishBegin === undefined) return t('chips.until', { year: publishEnd });
    return publishBegin === publishEnd ? String(publishEnd) : `${publishBegin} – ${publishEnd}`;
  };
  return [
    ...narrowingRows(state).map((index) => ({
      key: `row:${index}`,
      label: t('killers.word', { word: state.searchItems[index]!.value }),
      without: withoutRow(state, index),
    })),
    ...(state.onlyOnShelf
      ? [{ key: 'onShelf', label: t('facets.onShelf'), without: changed(state, { onlyOnShelf: false }) }]
      : []),
    ...LIST_FILTERS.flatMap((filter) =>
      state[filter].map((value) => ({
        key: `${filter}:${value}`,
        label: nameOf(filter, value),
        without: toggled(state, filter, value),
      })),
    ),
    ...(state.publishBegin !== undefined || state.publishEnd !== undefined
      ? [
          {
            key: 'years',
            label: yearsOf(state),
            without: changed(state, { publishBegin: undefined, publishEnd: undefined }),
          },
        ]
      : []),
  ];
}
