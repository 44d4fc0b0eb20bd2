import { getLogistics } from '@lectern/contracts/buying/purchase/get-logistics';
import type { PurchaseOrderView } from '@lectern/contracts/buying/purchase/purchase-order';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { PurchaseFrame } from '../frame/purchase-frame.tsx';
import { OrderActions } from './order-actions.tsx';
import styles from './orders.module.css';
import { StatePill } from './state-pill.tsx';

/** /drivePurLogistic: one order, with its way and what its carrier says. */
export default function PurchaseLogisticPage() {
  const { t } = useTranslation('purchase');
  const [query] = useSearchParams();
  const orderId = query.get('orderId') ?? '';
  const { data, error, isPending } = useCall(
    getLogistics,
    { orderId },
    { enabled: orderId !== '', staleMs: 0 },
  );
  usePageTitle(data?.title ?? t('order.page'));
  return (
    <PurchaseFrame title={t('order.page')}>
      {isPending && orderId !== '' && (
        <Loading>
          <Skeleton width="100%" height="240px" radius="12px" />
        </Loading>
      )}
      {(error || orderId === '') && (
        <EmptyState
          title={t('order.gone')}
          actions={<ButtonLink to="/drivePurUser">{t('settle.toOrders')}</ButtonLink>}
        />
      )}
      {data && <OrderWay order={data} />}
    </PurchaseFrame>
  );
}

function OrderWay({ order }: { readonly order: PurchaseOrderView }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const { carrier, parcelNumber, receivedBy, recordId } = order;
  return (
    <article className={styles.way}>
      <div className={styles.about}>
        <h2 dir="auto">{order.title}</h2>
        <p className="muted small num">{t('order.number', { number: order.orderNumber })}</p>
        <p>
          <StatePill state={order.state} />
        </p>
        <p>{t('order.total', { sum: format.money(order.total) })}</p>
        {(order.placeName || order.address) && (
          <p dir="auto">{t('order.to', { place: order.placeName || order.address })}</p>
        )}
        {carrier && <p>{t('order.carrier', { carrier, number: parcelNumber })}</p>}
        {receivedBy && <p>{t('order.receivedBy', { day: format.date(receivedBy) })}</p>}
        <div className={styles.tools}>
          <OrderActions order={order} />
          {recordId && (
            <ButtonLink size="small" to={`/searchList/bookDetails/${recordId}`}>
              {t('item.toRecord')}
            </ButtonLink>
          )}
        </div>
      </div>
      <section>
        <h3>{t('order.way')}</h3>
        <ol className={styles.steps} reversed>
          {order.steps.toReversed().map(({ at, state, note }) => (
            <li key={`${at} ${state} ${note}`}>
              <time className="muted small num" dateTime={at}>
                {format.dateTime(at)}
              </time>
              <span dir="auto">{state === '' ? note : t(`state.${state}`)}</span>
              {state !== '' && note && (
                <span className="muted small" dir="auto">
                  {note}
                </span>
              )}
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}
