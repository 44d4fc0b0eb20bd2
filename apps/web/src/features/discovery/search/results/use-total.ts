import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';

/** Says how many records a search found by its words, and how many more by meaning: "12 results, and 8 related results". */
export function useTotal(): (answer: Pick<SearchAnswer, 'numFound' | 'meaning'>) => string {
  const { t } = useTranslation('search');
  const format = useFormat();
  return ({ numFound, meaning }) => {
    const results = t('bar.total', { count: numFound, number: format.number(numFound) });
    const added = meaning?.added ?? 0;
    return added === 0 ? results : t('bar.more', { results, count: added, number: format.number(added) });
  };
}
