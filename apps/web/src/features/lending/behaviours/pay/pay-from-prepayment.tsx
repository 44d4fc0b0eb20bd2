import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listBehaviours } from '@lectern/contracts/lending/fines/list-behaviours';
import { payFromPrepayment } from '@lectern/contracts/lending/fines/pay-from-prepayment';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { listAccountEntries } from '@lectern/contracts/lending/payments/list-account-entries';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** The button to pay what is open from the prepayment, where there is something of both, and the question before. */
export function PayFromPrepayment() {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const { data: account } = useCall(getAmountOwed, {});
  const { data: patron } = useCall(getPatron, {});
  const close = () => setIsAsking(false);
  const pay = useAction(payFromPrepayment, {
    invalidates: [getAmountOwed, getPatron, listBehaviours, listAccountEntries],
    onDone: ({ paid }) => {
      showToast('ok', t('funds.paid', { money: format.money(paid) }));
      close();
    },
  });
  const holds = patron?.prepayment;
  const open = account?.fines.reduce((sum, { amount }) => sum + amount.amount, 0) ?? 0;
  if (!holds || holds.amount === 0 || open === 0) return null;
  const money = format.money({ ...holds, amount: Math.min(holds.amount, open) });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('funds.pay')}</Button>
      {isAsking && (
        <FormDialog
          title={t('funds.pay')}
          send={t('funds.paySend', { money })}
          cancel={t('cancel')}
          busy={pay.running}
          error={pay.error}
          onSend={() => pay.start({ amount: open })}
          onClose={close}
        >
          <p>{t('funds.payHint', { holds: format.money(holds), money })}</p>
        </FormDialog>
      )}
    </>
  );
}
