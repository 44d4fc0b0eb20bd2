import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import styles from '../behaviours.module.css';
import type { DeskBehaviour } from '../desk-behaviour.ts';
import { ChargeReader } from './charge-reader.tsx';
import { GiveBack } from './give-back.tsx';
import { MoveFund } from './move-fund.tsx';
import { ReaderReceipts } from './reader-receipts.tsx';
import { TakePayment } from './take-payment.tsx';

/** What the desk does with the money of one reader. */
export function ReaderMoney({
  patronId,
  behaviours,
}: {
  readonly patronId: string;
  readonly behaviours: readonly DeskBehaviour[];
}) {
  const { t } = useTranslation('behaviours');
  const { may } = useStaff();
  const [open, setOpen] = useState<'pay' | 'charge' | 'back' | 'fund' | 'receipts'>();
  const due = behaviours.filter(({ dueDebt }) => dueDebt > 0);
  const close = () => setOpen(undefined);
  const showReceipts = () => setOpen('receipts');
  return (
    <div className={styles.actions}>
      <Button kind="primary" disabled={due.length === 0} onClick={() => setOpen('pay')}>
        {t('pay.title')}
      </Button>
      <Button onClick={() => setOpen('charge')}>{t('charge.title')}</Button>
      {may('payments.refund') && <Button onClick={() => setOpen('back')}>{t('giveBack.title')}</Button>}
      <Button onClick={() => setOpen('fund')}>{t('funds.title')}</Button>
      <Button onClick={() => setOpen('receipts')}>{t('receipts.title')}</Button>
      {open === 'pay' && (
        <TakePayment patronId={patronId} due={due} onReceipts={showReceipts} onClose={close} />
      )}
      {open === 'charge' && <ChargeReader patronId={patronId} onClose={close} />}
      {open === 'back' && <GiveBack patronId={patronId} onClose={close} />}
      {open === 'fund' && <MoveFund patronId={patronId} onReceipts={showReceipts} onClose={close} />}
      {open === 'receipts' && <ReaderReceipts patronId={patronId} onClose={close} />}
    </div>
  );
}
