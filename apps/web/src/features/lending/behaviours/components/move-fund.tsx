import { FUNDS, type Fund } from '@lectern/contracts/counter/desk/funds-view';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { getFunds } from '@lectern/contracts/counter/desk/get-funds';
import { moveFund } from '@lectern/contracts/counter/desk/move-fund';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { minorUnits } from '../../../../lib/minor-units.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { type DeskPayMethod, MethodField } from './method-field.tsx';
import { SecondPerson } from './second-person.tsx';
import { SumField } from './sum-field.tsx';
import { useApproval } from './use-approval.ts';

const WAYS = ['in', 'out'] as const;

/** Takes a deposit or prepayment of a reader, or gives it back. */
export function MoveFund({
  patronId,
  onReceipts,
  onClose,
}: {
  readonly patronId: string;
  /** Shows the receipts of the reader. */
  readonly onReceipts: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const [fund, setFund] = useState<Fund>('deposit');
  const [way, setWay] = useState<(typeof WAYS)[number]>('in');
  const [method, setMethod] = useState<DeskPayMethod>('cash');
  const [sum, setSum] = useState('');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const approval = useApproval();
  const { data: kept } = useCall(getFunds, { patronId }, { staleMs: 0 });
  const currency = kept?.deposit.currency ?? 'CNY';
  const amount = minorUnits(sum, currency) ?? 0;
  const move = useAction(moveFund, {
    invalidates: [getFunds, getDeskReader],
    onDone: () => {
      const receipt = { label: t('receipts.one'), run: onReceipts };
      showToast('ok', t('funds.done'), way === 'in' ? receipt : undefined);
      onClose();
    },
    onRefused: approval.onRefused,
  });
  function send() {
    setIsChecked(true);
    if (amount <= 0) return;
    const given = { patronId, fund, way, amount, method, note };
    approval.approve(amount, (text) => move.start({ ...given, approval: text }));
  }
  return (
    <FormDialog
      title={t('funds.title')}
      send={
        amount > 0
          ? t(`funds.send.${way}`, { money: format.money({ amount, currency }) })
          : t(`funds.ways.${way}`)
      }
      cancel={t('cancel')}
      busy={move.running || approval.running}
      error={approval.error ?? move.error}
      onSend={send}
      onClose={onClose}
    >
      {kept && (
        <p className="muted">
          {t('funds.kept', {
            deposit: format.money(kept.deposit),
            prepayment: format.money(kept.prepayment),
          })}
        </p>
      )}
      <SelectField
        label={t('funds.which')}
        value={fund}
        onChange={({ target }) => setFund(target.value === 'deposit' ? 'deposit' : 'prepayment')}
      >
        {FUNDS.map((one) => (
          <option key={one} value={one}>
            {t(`funds.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('funds.way')}
        value={way}
        onChange={({ target }) => setWay(target.value === 'out' ? 'out' : 'in')}
      >
        {WAYS.map((one) => (
          <option key={one} value={one}>
            {t(`funds.ways.${one}`)}
          </option>
        ))}
      </SelectField>
      <SumField value={sum} currency={currency} isMissing={isChecked && amount <= 0} onChange={setSum} />
      <MethodField value={method} onChange={setMethod} />
      <TextField
        label={t('funds.note')}
        value={note}
        maxLength={200}
        onChange={({ target }) => setNote(target.value)}
      />
      <SecondPerson approval={approval} />
    </FormDialog>
  );
}
