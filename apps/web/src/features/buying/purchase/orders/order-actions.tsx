import { cancelPurchaseOrder } from '@lectern/contracts/buying/purchase/cancel-order';
import { confirmReceipt } from '@lectern/contracts/buying/purchase/confirm-receipt';
import type { PurchaseOrderView } from '@lectern/contracts/buying/purchase/purchase-order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { ORDER_CALLS } from '../purchase-calls.ts';

/** What the reader can do with an order: cancel it, or say that the book is there. Both ask once. */
export function OrderActions({ order }: { readonly order: PurchaseOrderView }) {
  const { t } = useTranslation('purchase');
  const [asks, setAsks] = useState<'cancel' | 'receive'>();
  const close = () => setAsks(undefined);
  const { orderId, title, canCancel, canConfirmReceipt, state } = order;
  const done = (text: string) => ({
    invalidates: ORDER_CALLS,
    onDone: () => {
      showToast('ok', text);
      close();
    },
  });
  const cancel = useAction(cancelPurchaseOrder, done(t('order.cancelled')));
  const receive = useAction(confirmReceipt, done(t('order.received')));
  const named = <span className="hidden-visually"> {title}</span>;
  return (
    <>
      {canConfirmReceipt && (
        <Button size="small" kind="primary" onClick={() => setAsks('receive')}>
          {t('order.receive')}
          {named}
        </Button>
      )}
      {canCancel && (
        <Button size="small" onClick={() => setAsks('cancel')}>
          {t('order.cancel')}
          {named}
        </Button>
      )}
      {state === 'received' && (
        <ButtonLink size="small" to="/personalCenter/borrowing">
          {t('order.toLoan')}
        </ButtonLink>
      )}
      {asks === 'cancel' && (
        <FormDialog
          title={t('order.cancelAsk', { title })}
          send={t('order.cancel')}
          cancel={t('order.keep')}
          isDanger
          busy={cancel.running}
          error={cancel.error}
          onSend={() => cancel.start({ orderId })}
          onClose={close}
        >
          <p>{t('order.cancelHint')}</p>
        </FormDialog>
      )}
      {asks === 'receive' && (
        <FormDialog
          title={t('order.receiveAsk', { title })}
          send={t('order.receive')}
          cancel={t('order.notYet')}
          busy={receive.running}
          error={receive.error}
          onSend={() => receive.start({ orderId })}
          onClose={close}
        >
          <p>{t('order.receiveHint')}</p>
        </FormDialog>
      )}
    </>
  );
}
