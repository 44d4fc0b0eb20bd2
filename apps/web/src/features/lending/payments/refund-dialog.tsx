import { listOrders } from '@lectern/contracts/lending/payments/list-orders';
import { refundOrder } from '@lectern/contracts/lending/payments/refund-order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { minorUnits } from '../../../lib/minor-units.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { StaffOrder } from './staff-order.ts';

/** Gives a payment back, whole or in part, with a reason. */
export function RefundDialog({
  order: { orderNo, refundable },
  onClose,
}: {
  readonly order: StaffOrder;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const [sum, setSum] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const refund = useAction(refundOrder, {
    invalidates: [listOrders],
    onDone: ({ state }) => {
      showToast(state === 'failed' ? 'bad' : 'ok', t(`refunds.${state}`));
      onClose();
    },
  });
  const { currency, amount: most } = refundable;
  const amount = sum.trim() === '' ? most : (minorUnits(sum, currency) ?? 0);
  const isRight = amount > 0 && amount <= most;
  function send() {
    setIsChecked(true);
    if (isRight && reason.trim() !== '') refund.start({ orderNo, amount, reason });
  }
  return (
    <FormDialog
      title={t('refund.title')}
      send={t('refund.send', { money: format.money({ amount: isRight ? amount : most, currency }) })}
      cancel={t('refund.cancel')}
      isDanger
      busy={refund.running}
      error={refund.error}
      onSend={send}
      onClose={onClose}
    >
      <p>{t('refund.hint')}</p>
      <TextField
        label={t('refund.sum', { currency })}
        hint={t('refund.most', { money: format.money(refundable) })}
        inputMode="decimal"
        value={sum}
        error={isChecked && !isRight ? t('refund.most', { money: format.money(refundable) }) : undefined}
        onChange={({ target }) => setSum(target.value)}
      />
      <TextField
        label={t('refund.reason')}
        value={reason}
        maxLength={200}
        error={isChecked && reason.trim() === '' ? t('refund.reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
