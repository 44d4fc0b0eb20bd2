import { cancelPayment } from '@lectern/contracts/lending/payments/cancel-payment';
import { getPayStatus } from '@lectern/contracts/lending/payments/get-pay-status';
import { getReceipt } from '@lectern/contracts/lending/payments/get-receipt';
import type { OrderView } from '@lectern/contracts/lending/payments/order-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useSecondsLeft } from '../../../../lib/use-seconds-left.ts';
import { ReceiptButton } from '../components/receipt-button.tsx';
import { PaymentCode } from './payment-code.tsx';
import { useOrder } from './use-order.ts';

/** A payment that was begun, until it has ended: its code with the time that is left, and what became of it. */
export function FollowPayment({
  begun,
  onAgain,
  onClose,
}: {
  readonly begun: OrderView;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const errorText = useErrorText();
  const order = useOrder(begun);
  const [endsAt] = useState(() => performance.now() + begun.secondsLeft * 1000);
  const left = useSecondsLeft(endsAt);
  const giveUp = useAction(cancelPayment, { invalidates: [getPayStatus], onDone: onAgain });
  const { state, orderNo, receiptNo } = order;
  const canPay = state === 'waiting' && left > 0;
  const hasFailed = !canPay && state !== 'paid' && state !== 'late';
  return (
    <Dialog
      title={t('online.title')}
      onClose={onClose}
      footer={
        canPay ? (
          <Button busy={giveUp.running} onClick={() => giveUp.start({ orderNo })}>
            {t('online.giveUp')}
          </Button>
        ) : (
          <>
            {hasFailed && (
              <Button kind="primary" onClick={onAgain}>
                {t('online.again')}
              </Button>
            )}
            {receiptNo && <ReceiptButton contract={getReceipt} receiptNo={receiptNo} />}
            <Button onClick={onClose}>{t('online.close')}</Button>
          </>
        )
      }
    >
      {giveUp.error && <Notice tone="bad">{errorText(giveUp.error)}</Notice>}
      {canPay && <PaymentCode order={order} left={left} />}
      <div role="status">
        {state === 'paid' && (
          <Notice tone="info">
            <b>{t('online.paid', { money: format.money(order.amount) })}</b>{' '}
            {t(order.booked ? 'online.booked' : 'online.booking', { number: orderNo })}
          </Notice>
        )}
        {state === 'late' && <Notice tone="warn">{t('online.late')}</Notice>}
        {hasFailed && <Notice tone="warn">{t('online.expired')}</Notice>}
      </div>
    </Dialog>
  );
}
