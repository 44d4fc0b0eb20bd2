import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { changed, type ResultView, writeSearch } from '../../../../lib/search/search-in-address.ts';

/** Shown for a page number after the last page, as in an old address. */
export function PastTheEnd({ state, view }: { readonly state: SearchState; readonly view: ResultView }) {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      title={t('pastTheEnd')}
      actions={<ButtonLink to={writeSearch(changed(state, {}), view)}>{t('firstPage')}</ButtonLink>}
    />
  );
}
