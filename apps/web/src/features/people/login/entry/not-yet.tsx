import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { usePageTitle } from '../../../../lib/use-page-title.ts';

/** Says that a page which other systems link to is not in this version, in place of that page. */
export function NotYet({ page }: { readonly page: string }) {
  const { t } = useTranslation('entry');
  usePageTitle(page);
  return (
    <div className="wrap">
      <h1 className="hidden-visually">{page}</h1>
      <EmptyState
        icon={<Hourglass size={36} strokeWidth={1.4} />}
        title={t('notYet.title', { page })}
        hint={t('notYet.hint')}
        actions={
          <ButtonLink to="/home" kind="primary">
            {t('home')}
          </ButtonLink>
        }
      />
    </div>
  );
}
