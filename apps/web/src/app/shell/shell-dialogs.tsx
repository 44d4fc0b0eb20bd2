import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { SearchBox } from '../../components/search-box/search-box.tsx';
import { useExternalStore } from '../../lib/external-store.ts';
import { quickSearch } from './use-search-key.ts';

/** The dialogs that may open over any page. */
export function ShellDialogs() {
  const { t } = useTranslation('app');
  const searching = useExternalStore(quickSearch);
  const { pathname } = useLocation();
  if (!searching) return null;
  return (
    <Dialog title={t('search')} width="720px" onClose={() => quickSearch.set(false)}>
      <SearchBox key={pathname} autoFocus onSearched={() => quickSearch.set(false)} />
    </Dialog>
  );
}
