import { listPurchaseOrders } from '@lectern/contracts/buying/purchase/list-orders';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { PurchaseFrame } from '../frame/purchase-frame.tsx';
import { MayNotOrder } from './may-not-order.tsx';
import { OrderRow } from './order-row.tsx';
import styles from './orders.module.css';
import { RulesCard } from './rules-card.tsx';

const ROWS = 10;

/** /drivePurUser: the rules of the reader with what is left of them, and the orders. */
export default function PurchaseUserPage() {
  const { t } = useTranslation('purchase');
  usePageTitle(t('user.title'));
  return (
    <PurchaseFrame title={t('user.title')}>
      <MayNotOrder />
      <RulesCard />
      <OwnOrders />
    </PurchaseFrame>
  );
}

function OwnOrders() {
  const { t } = useTranslation('purchase');
  const page = usePageNumber();
  const answer = useCall(listPurchaseOrders, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <section className={styles.orders}>
      <h2>{t('user.orders')}</h2>
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('user.pages')}
        empty={
          <EmptyState
            title={t('user.none')}
            hint={t('user.noneHint')}
            actions={<ButtonLink to="/drivePurchas">{t('nav.start')}</ButtonLink>}
          />
        }
      >
        {answer.data?.orders.map((order) => (
          <OrderRow key={order.orderId} order={order} />
        ))}
      </PagedList>
    </section>
  );
}
