import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { PrintHead } from '../../../../components/print-head.tsx';
import { permanentLink } from '../../../../lib/permanent-link.ts';
import { type ResultView, writeSearch } from '../../../../lib/search/search-in-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFilterLabels } from '../facets/use-filter-labels.ts';

/** The head of a printed result list: its words, its filters and its address. */
export default function ResultsPrintHead({
  answer,
  state,
  view,
}: {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly view: ResultView;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  const filters = useFilterLabels(answer, state).map(({ label }) => label);
  return (
    <PrintHead
      lines={[
        ...(state.keyWord ? [t('print.words', { words: state.keyWord })] : []),
        ...(filters.length > 0 ? [t('print.filters', { filters: format.list(filters) })] : []),
      ]}
      address={permanentLink(writeSearch(state, view))}
    />
  );
}
