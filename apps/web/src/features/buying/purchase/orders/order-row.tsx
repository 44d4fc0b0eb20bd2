import type { PurchaseOrderView } from '@lectern/contracts/buying/purchase/purchase-order';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { orderAddress } from '../purchase-address.ts';
import { OrderActions } from './order-actions.tsx';
import styles from './orders.module.css';
import { StatePill } from './state-pill.tsx';

/** An order of the reader in the list. */
export function OrderRow({ order }: { readonly order: PurchaseOrderView }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const { orderId, title, orderNumber, state, total, createdAt, secondsLeft } = order;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <h3 dir="auto">
          <Link to={orderAddress(orderId)}>{title}</Link>
        </h3>
        <p className="muted small num">
          {t('order.number', { number: orderNumber })} · {format.dayOf(createdAt)} · {format.money(total)}
        </p>
        <p>
          <StatePill state={state} />
        </p>
      </div>
      <div className={styles.tools}>
        {secondsLeft > 0 && (
          <ButtonLink size="small" kind="primary" to="/drivePurSettle">
            {t('settle.create')}
          </ButtonLink>
        )}
        <OrderActions order={order} />
      </div>
    </li>
  );
}
