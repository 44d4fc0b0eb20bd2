import { getBase } from '@lectern/contracts/resources/repository/get-base';
import { listChildBases } from '@lectern/contracts/resources/repository/list-child-bases';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { collectionAddress } from '../addresses.ts';
import { PageHead } from '../page-head.tsx';
import styles from '../repository.module.css';
import BasesPage from './bases-page.tsx';
import { CollectionGrid } from './collection-grid.tsx';

/** The bases below one, whose id is in the address: `?id=`. Without it all of them. */
export default function ChildBasesPage() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  return id === '' ? <BasesPage /> : <Below id={id} />;
}

function Below({ id }: { readonly id: string }) {
  const { t } = useTranslation('repository');
  const base = useCall(getBase, { id }, { ofReader: true, staleMs: 60_000 });
  const { data, error, refetch } = useCall(listChildBases, { id }, { ofReader: true, staleMs: 60_000 });
  const title = base.data?.name ?? t('bases.title');
  usePageTitle(title);
  const way = [
    { to: '/specialBaseNav', name: t('bases.title') },
    ...(base.data ? [{ to: collectionAddress(base.data), name: base.data.name }] : []),
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead way={way} title={t('bases.belowOf', { name: title })} />
      <h2 className="hidden-visually">{t('below')}</h2>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="240px" radius="12px" />
        </Loading>
      )}
      {data?.length === 0 && <p className="muted">{t('bases.noneBelow')}</p>}
      {data && <CollectionGrid collections={data} />}
    </div>
  );
}
