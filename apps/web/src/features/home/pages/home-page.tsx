import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../../components/search-box/search-box.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';

/** The first page: one search field over everything. */
export function HomePage() {
  const { t } = useTranslation('home');
  usePageTitle(t('title'));
  return (
    <div className="wrap">
      <h1>{t('headline')}</h1>
      <SearchBox big />
    </div>
  );
}
