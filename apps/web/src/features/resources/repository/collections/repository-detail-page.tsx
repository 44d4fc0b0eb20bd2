import { getRepository } from '@lectern/contracts/resources/repository/get-repository';
import { listChildCollections } from '@lectern/contracts/resources/repository/list-child-collections';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { collectionAddress } from '../addresses.ts';
import { FoundObjects } from '../objects/found-objects.tsx';
import { ObjectPage } from '../objects/object-page.tsx';
import { PageHead } from '../page-head.tsx';
import styles from '../repository.module.css';
import { CollectionGrid } from './collection-grid.tsx';

/** A collection of a repository; with a second id in the address one of its objects. */
export default function RepositoryDetailPage() {
  const { id = '', childId } = useParams();
  return childId ? <ObjectPage key={childId} id={childId} /> : <CollectionPage key={id} id={id} />;
}

function CollectionPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('repository');
  const {
    data: collection,
    error,
    refetch,
  } = useCall(getRepository, { id }, { ofReader: true, staleMs: 60_000 });
  const hasChildren = (collection?.childCount ?? 0) > 0;
  const children = useCall(
    listChildCollections,
    { id },
    { ofReader: true, enabled: hasChildren, staleMs: 60_000 },
  );
  usePageTitle(collection?.name ?? t('heading'));
  const top = { to: '/digitalNav', name: t('heading') };
  if (!collection) {
    return (
      <div className={`wrap ${styles.page}`}>
        <PageHead way={[top]} title={t('heading')} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height="280px" radius="12px" />
          </Loading>
        )}
      </div>
    );
  }
  const way = collection.path.map((one) => ({
    to: collectionAddress({ ...one, kind: 'repository' }),
    name: one.name,
  }));
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead way={[top, ...way]} title={collection.name}>
        {collection.description && (
          <p className={styles.lead} dir="auto">
            {collection.description}
          </p>
        )}
      </PageHead>
      {hasChildren && children.data && (
        <section className={styles.part}>
          <h2>{t('below')}</h2>
          <CollectionGrid collections={children.data} />
        </section>
      )}
      <section className={styles.part}>
        {hasChildren && <p className={styles.partTitle}>{t('all')}</p>}
        <FoundObjects collectionId={id} />
      </section>
    </div>
  );
}
