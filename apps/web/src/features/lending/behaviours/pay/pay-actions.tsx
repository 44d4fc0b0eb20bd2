import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { getPayMethods } from '@lectern/contracts/lending/payments/get-pay-methods';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { AccountEntries } from './account-entries.tsx';
import { PayDialog } from './pay-dialog.tsx';

/** The buttons to pay online, where there is something to pay and a way to, and to see what was paid. */
export function PayActions() {
  const { t } = useTranslation('behaviours');
  const [shown, setShown] = useState<'pay' | 'entries'>();
  const { data: account } = useCall(getAmountOwed, {});
  const { data: offered } = useCall(getPayMethods, {});
  const canPay = (account?.fines.length ?? 0) > 0 && (offered?.methods.length ?? 0) > 0;
  const close = () => setShown(undefined);
  return (
    <>
      {canPay && (
        <Button kind="primary" onClick={() => setShown('pay')}>
          {t('online.title')}
        </Button>
      )}
      <Button onClick={() => setShown('entries')}>{t('entries.title')}</Button>
      {shown === 'pay' && <PayDialog onClose={close} />}
      {shown === 'entries' && <AccountEntries onClose={close} />}
    </>
  );
}
