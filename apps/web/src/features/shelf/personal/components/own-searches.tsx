import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { SearchHistory, type SubscribeButton } from './search-history.tsx';
import { SearchSettings } from './search-settings.tsx';

/** How the reader's searches begin, and which are kept. */
export function OwnSearches({ Subscribe }: { readonly Subscribe: SubscribeButton }) {
  const { t } = useTranslation('personal');
  return (
    <>
      <section aria-labelledby="search-settings">
        <SectionHeading id="search-settings">{t('searchSettings.heading')}</SectionHeading>
        <SearchSettings />
      </section>
      <section aria-labelledby="search-history">
        <SectionHeading id="search-history">{t('searches.heading')}</SectionHeading>
        <SearchHistory Subscribe={Subscribe} />
      </section>
    </>
  );
}
