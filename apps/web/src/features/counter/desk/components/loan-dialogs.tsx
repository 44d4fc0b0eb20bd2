import { changeDueDate } from '@lectern/contracts/counter/desk/change-due-date';
import { chargeDamage } from '@lectern/contracts/counter/desk/charge-damage';
import { declareLost } from '@lectern/contracts/counter/desk/declare-lost';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { minorUnits } from '../../../../lib/minor-units.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useFormat } from '../../../../lib/use-format.ts';

export type LoanMatter = 'due' | 'lost' | 'damage';

interface MatterProps {
  readonly loan: {
    readonly loanId: string;
    readonly title: string;
    readonly normReturnDate: string;
    readonly overdueFine: { readonly currency: string };
  };
  readonly onClose: () => void;
}

/** Asks what a change of a loan needs. */
export function LoanDialog({ matter, ...props }: MatterProps & { readonly matter: LoanMatter }) {
  switch (matter) {
    case 'due':
      return <DueDateDialog {...props} />;
    case 'lost':
      return <LostDialog {...props} />;
    case 'damage':
      return <DamageDialog {...props} />;
  }
}

function DueDateDialog({ loan, onClose }: MatterProps) {
  const { t } = useTranslation('desk');
  const [date, setDate] = useState(loan.normReturnDate);
  const [reason, setReason] = useState('');
  const change = useAction(changeDueDate, { invalidates: [getDeskReader], onDone: onClose });
  return (
    <FormDialog
      title={t('dueDate.title')}
      send={t('dueDate.send')}
      cancel={t('cancel')}
      busy={change.running}
      error={change.error}
      onClose={onClose}
      onSend={() => change.start({ loanId: loan.loanId, normReturnDate: date, reason })}
    >
      <p>{loan.title}</p>
      <TextField
        label={t('dueDate.date')}
        type="date"
        required
        value={date}
        onChange={(event) => setDate(event.target.value)}
      />
      <TextField
        label={t('reason')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

function LostDialog({ loan, onClose }: MatterProps) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const { currency } = loan.overdueFine;
  const [price, setPrice] = useState('');
  const loss = useAction(declareLost, {
    invalidates: [getDeskReader],
    onDone({ charged, finePosted }) {
      const sum = { amount: charged.amount + finePosted.amount, currency };
      showToast('ok', t('lost.done', { money: format.money(sum) }));
      onClose();
    },
  });
  const charge = minorUnits(price, currency);
  return (
    <FormDialog
      title={t('lost.title')}
      send={t('lost.send')}
      cancel={t('cancel')}
      isDanger
      busy={loss.running}
      error={loss.error}
      onClose={onClose}
      onSend={() => loss.start({ loanId: loan.loanId, ...(charge !== undefined && { charge }) })}
    >
      <p>{t('lost.hint', { title: loan.title })}</p>
      <TextField
        label={t('lost.price', { currency })}
        hint={t('lost.priceHint')}
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
    </FormDialog>
  );
}

function DamageDialog({ loan, onClose }: MatterProps) {
  const { t } = useTranslation('desk');
  const { currency } = loan.overdueFine;
  const [price, setPrice] = useState('');
  const [reason, setReason] = useState('');
  const damage = useAction(chargeDamage, { invalidates: [getDeskReader], onDone: onClose });
  return (
    <FormDialog
      title={t('damage.title')}
      send={t('damage.send')}
      cancel={t('cancel')}
      busy={damage.running}
      error={damage.error}
      onClose={onClose}
      onSend={() => damage.start({ loanId: loan.loanId, amount: minorUnits(price, currency) ?? 0, reason })}
    >
      <p>{loan.title}</p>
      <TextField
        label={t('damage.price', { currency })}
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.target.value)}
      />
      <TextField
        label={t('damage.what')}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
