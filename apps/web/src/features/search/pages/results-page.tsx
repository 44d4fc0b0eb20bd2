import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchBox } from '../../../components/search-box/search-box.tsx';
import { usePageTitle } from '../../../lib/use-page-title.ts';

/** The result list: the search stands in the address, so that back, reload and share work. */
export function ResultsPage() {
  const { t } = useTranslation('search');
  const [query] = useSearchParams();
  const keyWord = query.get('keyWord') ?? '';
  usePageTitle(keyWord || t('title'));
  return (
    <div className="wrap">
      <h1 className="hidden-visually">{t('title')}</h1>
      <SearchBox keyWord={keyWord} withFields />
    </div>
  );
}
