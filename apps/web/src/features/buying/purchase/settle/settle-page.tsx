import { confirmOrder } from '@lectern/contracts/buying/purchase/confirm-order';
import { getPurchaseFreight } from '@lectern/contracts/buying/purchase/get-freight';
import { getPurchaseItems } from '@lectern/contracts/buying/purchase/get-items';
import { listPreOrders } from '@lectern/contracts/buying/purchase/list-pre-orders';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { PurchaseFrame } from '../frame/purchase-frame.tsx';
import { ORDER_CALLS } from '../purchase-calls.ts';
import { DeliveryFields, type DeliveryWish, useDeliveryWish } from './delivery-fields.tsx';
import { PreOrders } from './pre-orders.tsx';
import styles from './settle.module.css';
import { SettledNews } from './settled-news.tsx';

/** /drivePurSettle: where the chosen titles are sent; then they are reserved, and become orders. */
export default function PurchaseSettlePage() {
  const { t } = useTranslation('purchase');
  usePageTitle(t('settle.title'));
  return (
    <PurchaseFrame title={t('settle.title')}>
      <Settling />
    </PurchaseFrame>
  );
}

function Settling() {
  const { t } = useTranslation('purchase');
  const [query] = useSearchParams();
  const [done, setDone] = useState<readonly string[]>([]);
  const itemIds = (query.get('items') ?? '').split(',').filter((id) => id !== '' && !done.includes(id));
  const [wish, setWish] = useDeliveryWish();
  const held = useCall(listPreOrders, {}, { staleMs: 0, refetchMs: 30_000 });
  const confirm = useAction(confirmOrder, {
    invalidates: ORDER_CALLS,
    onDone: ({ preOrders }) => setDone([...done, ...preOrders.map(({ itemId }) => itemId)]),
  });
  const preOrders = held.data?.preOrders ?? [];
  const isNothing = held.data && itemIds.length === 0 && preOrders.length === 0;
  return (
    <div className={styles.page}>
      {confirm.answer && <SettledNews answer={confirm.answer} />}
      {preOrders.length > 0 && <PreOrders preOrders={preOrders} />}
      {itemIds.length > 0 && (
        <Wish
          itemIds={itemIds}
          wish={wish}
          onWish={setWish}
          error={confirm.error}
          busy={confirm.running}
          onConfirm={() => confirm.start({ itemIds, ...wish })}
        />
      )}
      {isNothing && (
        <EmptyState
          title={t('settle.none')}
          hint={t('settle.noneHint')}
          actions={
            <>
              <ButtonLink to="/drivePurCart">{t('nav.cart')}</ButtonLink>
              <ButtonLink to="/drivePurUser">{t('settle.toOrders')}</ButtonLink>
            </>
          }
        />
      )}
    </div>
  );
}

function Wish({
  itemIds,
  wish,
  onWish,
  error,
  busy,
  onConfirm,
}: {
  readonly itemIds: readonly string[];
  readonly wish: DeliveryWish;
  readonly onWish: (wish: DeliveryWish) => void;
  readonly error: unknown;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const errorText = useErrorText();
  const asked = { itemIds: [...itemIds] };
  const { data } = useCall(getPurchaseItems, asked);
  const freight = useCall(getPurchaseFreight, asked).data?.freight;
  const items = data?.items ?? [];
  const prices = items.reduce((sum, { price }) => sum + price.amount, 0);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <section className={styles.part}>
        <h2>{t('settle.books')}</h2>
        <ul className={styles.books}>
          {items.map(({ itemId, title, price }) => (
            <li key={itemId}>
              <span dir="auto">{title}</span>
              <span className="num">{format.money(price)}</span>
            </li>
          ))}
          {freight && freight.amount > 0 && (
            <li>
              <span>{t('settle.freight')}</span>
              <span className="num">{format.money(freight)}</span>
            </li>
          )}
        </ul>
        {freight && (
          <p>
            <strong>
              {t('settle.pays', { sum: format.money({ ...freight, amount: prices + freight.amount }) })}
            </strong>
          </p>
        )}
      </section>
      <DeliveryFields wish={wish} onWish={onWish} />
      {error ? <Notice tone="bad">{errorText(error)}</Notice> : null}
      <div>
        <Button type="submit" kind="primary" busy={busy}>
          {t('settle.hold')}
        </Button>
      </div>
    </form>
  );
}
