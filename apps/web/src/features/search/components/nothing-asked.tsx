import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';

/** The result page without a search: what the field above takes, and the ways that need no words. */
export default function NothingAsked() {
  const { t } = useTranslation('search');
  return (
    <EmptyState
      title={t('nothingAsked')}
      hint={t('nothingAskedHint')}
      actions={
        <>
          <ButtonLink to="/advanceSearch">{t('ways.advanced')}</ButtonLink>
          <ButtonLink to="/categorySearchList">{t('ways.classes')}</ButtonLink>
          <ButtonLink to="/collectionNav">{t('ways.places')}</ButtonLink>
        </>
      }
    />
  );
}
