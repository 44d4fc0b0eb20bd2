import { cancelPreOrder } from '@lectern/contracts/buying/purchase/cancel-pre-order';
import { createPurchaseOrder } from '@lectern/contracts/buying/purchase/create-order';
import type { PurchaseOrderView } from '@lectern/contracts/buying/purchase/purchase-order';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ORDER_CALLS } from '../purchase-calls.ts';
import styles from './settle.module.css';

/** What is reserved for the reader, until it is ordered, given back, or its time is over. */
export function PreOrders({ preOrders }: { readonly preOrders: readonly PurchaseOrderView[] }) {
  const { t } = useTranslation('purchase');
  return (
    <section className={styles.part}>
      <h2>{t('settle.held')}</h2>
      <p className="muted">{t('settle.heldHint')}</p>
      <ul className={styles.held}>
        {preOrders.map((one) => (
          <PreOrder key={one.orderId} preOrder={one} />
        ))}
      </ul>
    </section>
  );
}

function PreOrder({ preOrder }: { readonly preOrder: PurchaseOrderView }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const errorText = useErrorText();
  const done = (text: string) => ({
    invalidates: ORDER_CALLS,
    onDone: () => showToast('ok', text),
    onRefused: (error: unknown) => showToast('bad', errorText(error)),
  });
  const create = useAction(createPurchaseOrder, done(t('settle.created')));
  const giveUp = useAction(cancelPreOrder, done(t('settle.gaveUp')));
  const { orderId, title, total, placeName, address, secondsLeft } = preOrder;
  const isBusy = create.running || giveUp.running;
  const named = <span className="hidden-visually"> {title}</span>;
  return (
    <li>
      <div>
        <h3 dir="auto">{title}</h3>
        <p className="muted small">
          {t('order.to', { place: placeName || address })} ·{' '}
          <span className="num">{format.money(total)}</span>
        </p>
        <p className="small">{t('settle.left', { minutes: format.number(Math.ceil(secondsLeft / 60)) })}</p>
      </div>
      <div className={styles.tools}>
        <Button
          kind="primary"
          busy={create.running}
          disabled={isBusy}
          onClick={() => create.start({ orderId })}
        >
          {t('settle.create')}
          {named}
        </Button>
        <Button busy={giveUp.running} disabled={isBusy} onClick={() => giveUp.start({ orderId })}>
          {t('settle.giveUp')}
          {named}
        </Button>
      </div>
    </li>
  );
}
