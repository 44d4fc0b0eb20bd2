import { listPurchaseShelves } from '@lectern/contracts/buying/purchase/list-shelves';
import type { VendorItemView } from '@lectern/contracts/buying/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { PurchaseFrame } from '../frame/purchase-frame.tsx';
import { ClassLinks } from './class-links.tsx';
import { ItemCard } from './item-card.tsx';
import styles from './items.module.css';

/** /drivePurchas: what is new, what others ordered, and the classes. */
export default function PurchaseStartPage() {
  const { t } = useTranslation('purchase');
  usePageTitle(t('title'));
  return (
    <PurchaseFrame title={t('title')} hint={t('explain')}>
      <Shelves />
      <ClassLinks parent="" />
    </PurchaseFrame>
  );
}

function Shelves() {
  const { t } = useTranslation('purchase');
  const { data, error, isPending, refetch } = useCall(listPurchaseShelves, {});
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending)
    return (
      <Loading>
        <Skeleton width="100%" height="320px" radius="12px" />
      </Loading>
    );
  return (
    <>
      <Shelf title={t('shelf.popular')} items={data.popular} />
      <Shelf title={t('shelf.newest')} items={data.newest} />
      <p>
        <ButtonLink to="/drivePurList">{t('nav.list')}</ButtonLink>
      </p>
    </>
  );
}

function Shelf({ title, items }: { readonly title: string; readonly items: readonly VendorItemView[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.shelf}>
      <h2>{title}</h2>
      <ul className={styles.grid}>
        {items.map((item) => (
          <ItemCard key={item.itemId} item={item} heading="h3" />
        ))}
      </ul>
    </section>
  );
}
