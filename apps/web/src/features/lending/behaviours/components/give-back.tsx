import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { giveBackPayment } from '@lectern/contracts/counter/desk/give-back-payment';
import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { listDeskPayments } from '@lectern/contracts/counter/desk/list-desk-payments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { minorUnits } from '../../../../lib/minor-units.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { SecondPerson } from './second-person.tsx';
import { useApproval } from './use-approval.ts';

/** Gives a payment back that a desk took, whole or in part. */
export function GiveBack({ patronId, onClose }: { readonly patronId: string; readonly onClose: () => void }) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const [paymentId, setPaymentId] = useState('');
  const [sum, setSum] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const approval = useApproval();
  const { data } = useCall(listDeskPayments, { patronId }, { staleMs: 0 });
  const payments = data?.payments.filter(({ refundable }) => refundable.amount > 0) ?? [];
  const payment = payments.find((one) => one.paymentId === paymentId) ?? payments[0];
  const back = useAction(giveBackPayment, {
    invalidates: [listDeskPayments, listDeskBehaviours, getDeskReader],
    onDone: ({ refunded }) => {
      showToast('ok', t('giveBack.done', { money: format.money(refunded) }));
      onClose();
    },
    onRefused: approval.onRefused,
  });
  const { amount: most, currency } = payment?.refundable ?? { amount: 0, currency: 'CNY' };
  const amount = sum.trim() === '' ? most : (minorUnits(sum, currency) ?? 0);
  const isRight = amount > 0 && amount <= most;
  const mostWords = t('giveBack.most', { money: format.money({ amount: most, currency }) });
  function send() {
    setIsChecked(true);
    if (!payment || !isRight || reason.trim() === '') return;
    const given = { patronId, paymentId: payment.paymentId, amount, reason };
    approval.approve(amount, (text) => back.start({ ...given, approval: text }));
  }
  return (
    <FormDialog
      title={t('giveBack.title')}
      send={t('giveBack.send', { money: format.money({ amount: isRight ? amount : most, currency }) })}
      cancel={t('cancel')}
      isDanger
      busy={back.running || approval.running}
      error={approval.error ?? back.error}
      onSend={send}
      onClose={onClose}
    >
      {data && !payment && <p>{t('giveBack.none')}</p>}
      {payment && (
        <>
          <p>{t('giveBack.hint')}</p>
          <SelectField
            label={t('giveBack.payment')}
            value={payment.paymentId}
            onChange={({ target }) => setPaymentId(target.value)}
          >
            {payments.map((one) => (
              <option key={one.paymentId} value={one.paymentId}>
                {factLine(
                  format.dateTime(one.paidAt),
                  t(`pay.methods.${one.method}`),
                  format.money(one.amount),
                )}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('charge.sum', { currency })}
            hint={mostWords}
            inputMode="decimal"
            autoComplete="off"
            value={sum}
            error={isChecked && !isRight ? mostWords : undefined}
            onChange={({ target }) => setSum(target.value)}
          />
          <TextField
            label={t('reason')}
            value={reason}
            maxLength={200}
            error={isChecked && reason.trim() === '' ? t('reasonMissing') : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
          <SecondPerson approval={approval} />
        </>
      )}
    </FormDialog>
  );
}
