import { chargeReader } from '@lectern/contracts/counter/desk/charge-reader';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { listDeskBehaviours } from '@lectern/contracts/counter/desk/list-desk-behaviours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { minorUnits } from '../../../../lib/minor-units.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { SumField } from './sum-field.tsx';

/** Charges a reader for something that is about no loan. */
export function ChargeReader({
  patronId,
  onClose,
}: {
  readonly patronId: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('behaviours');
  const [sum, setSum] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { data: reader } = useCall(getDeskReader, { patronId });
  const currency = reader?.owed.currency ?? 'CNY';
  const charge = useAction(chargeReader, {
    invalidates: [listDeskBehaviours, getDeskReader],
    onDone: onClose,
  });
  const amount = minorUnits(sum, currency) ?? 0;
  function send() {
    setIsChecked(true);
    if (amount > 0 && reason.trim() !== '') charge.start({ patronId, amount, reason });
  }
  return (
    <FormDialog
      title={t('charge.title')}
      send={t('charge.send')}
      cancel={t('cancel')}
      busy={charge.running}
      error={charge.error}
      onSend={send}
      onClose={onClose}
    >
      <SumField value={sum} currency={currency} isMissing={isChecked && amount <= 0} onChange={setSum} />
      <TextField
        label={t('reason')}
        value={reason}
        maxLength={200}
        error={isChecked && reason.trim() === '' ? t('reasonMissing') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
