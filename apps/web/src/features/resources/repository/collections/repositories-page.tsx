import { listRepositories } from '@lectern/contracts/resources/repository/list-repositories';
import { LibraryBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { Tabs } from '../../../../components/tabs.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { FoundObjects } from '../objects/found-objects.tsx';
import { ThesisList } from '../objects/thesis-list.tsx';
import { PageHead } from '../page-head.tsx';
import styles from '../repository.module.css';
import { CollectionGrid } from './collection-grid.tsx';

const VIEWS = ['collections', 'objects', 'theses'] as const;
type View = (typeof VIEWS)[number];

/** The repositories of the library: their tops, all their objects, and the theses among them. */
export default function RepositoriesPage() {
  const { t } = useTranslation('repository');
  usePageTitle(t('heading'));
  const [query, setQuery] = useSearchParams();
  const view: View = VIEWS.find((one) => one === query.get('view')) ?? 'collections';
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead title={t('heading')}>
        <p className="muted">{t('explain')}</p>
      </PageHead>
      <Tabs
        label={t('views.label')}
        items={VIEWS.map((key) => ({ key, label: t(`views.${key}`) }))}
        active={view}
        onChange={(key) => setQuery(key === 'collections' ? {} : { view: key })}
      >
        <div className={styles.page}>
          {view === 'collections' && <Tops />}
          {view === 'objects' && <FoundObjects />}
          {view === 'theses' && <ThesisList />}
        </div>
      </Tabs>
    </div>
  );
}

function Tops() {
  const { t } = useTranslation('repository');
  const { data, error, refetch } = useCall(listRepositories, {}, { ofReader: true, staleMs: 60_000 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height="240px" radius="12px" />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<LibraryBig size={36} strokeWidth={1.4} aria-hidden />}
          title={t('noRepository')}
          hint={t('noRepositoryHint')}
        />
      </Card>
    );
  }
  return (
    <>
      <h2 className="hidden-visually">{t('views.collections')}</h2>
      <CollectionGrid collections={data} />
    </>
  );
}
