import { Database } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { writeView } from '../eresource-list.ts';

/** One of the lists beside that of all databases is empty. It leads to all. */
export function NoneInView({ title }: { readonly title: string }) {
  const { t } = useTranslation('databases');
  const [query] = useSearchParams();
  return (
    <EmptyState
      icon={<Database size={36} strokeWidth={1.4} aria-hidden />}
      title={title}
      actions={
        <ButtonLink kind="primary" to={`?${writeView('all', query)}`}>
          {t('seeAll')}
        </ButtonLink>
      }
    />
  );
}
