import { allotToBudget } from '@lectern/contracts/buying/budgets/allot-to-budget';
import type { StaffBudget } from '@lectern/contracts/buying/budgets/budget';
import { listBudgetPostings } from '@lectern/contracts/buying/budgets/list-budget-postings';
import { listBudgets } from '@lectern/contracts/buying/budgets/list-budgets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { minorUnits } from '../../../../lib/minor-units.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import styles from './budgets.module.css';

/** Puts money into a budget, or takes free money out of it. */
export function AllotDialog({
  budget: { id, currency },
  name,
  onClose,
}: {
  readonly budget: StaffBudget;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('budgets');
  const [amount, setAmount] = useState('');
  const [note, setNote] = useState('');
  const [takesOut, setTakesOut] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const allot = useAction(allotToBudget, {
    invalidates: [listBudgets, listBudgetPostings],
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const units = minorUnits(amount, currency);
  const isWrong = units === undefined || units === 0;
  return (
    <FormDialog
      title={t('allotOf', { name })}
      send={t('save')}
      cancel={t('cancel')}
      busy={allot.running}
      error={allot.error}
      onSend={() => {
        setIsTried(true);
        if (!isWrong) allot.start({ id, change: takesOut ? -units : units, note });
      }}
      onClose={onClose}
    >
      <TextField
        label={t('amount')}
        inputMode="decimal"
        value={amount}
        end={currency}
        error={isTried && isWrong ? t('wrong') : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={takesOut} onChange={({ target }) => setTakesOut(target.checked)} />
        {t('takeOut')}
      </label>
      <TextField
        label={t('note')}
        value={note}
        maxLength={200}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
