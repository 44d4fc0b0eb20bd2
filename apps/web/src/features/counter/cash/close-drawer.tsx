import { closeCashDrawer } from '@lectern/contracts/counter/cash/close-cash-drawer';
import type { drawerSchema } from '@lectern/contracts/counter/cash/drawer-view';
import { getCashDrawer } from '@lectern/contracts/counter/cash/get-cash-drawer';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { minorUnits } from '../../../lib/minor-units.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useFormat } from '../../../lib/use-format.ts';

/** Asks what was counted, why it differs, and who gets the drawer. */
export function CloseDrawer({
  drawer: { sum },
  onClose,
}: {
  readonly drawer: OutputOf<typeof drawerSchema>;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('cash');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [handTo, setHandTo] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { currency } = sum;
  const counted = minorUnits(typed, currency);
  const difference = counted === undefined ? 0 : counted - sum.amount;
  const isHandedOver = handTo.trim() !== '';
  const close = useAction(closeCashDrawer, {
    invalidates: [getCashDrawer],
    onDone: () => {
      showToast('ok', t(isHandedOver ? 'close.doneOn' : 'close.done'));
      onClose();
    },
  });
  function send() {
    setIsChecked(true);
    if (counted === undefined || (difference !== 0 && reason.trim() === '')) return;
    close.start({ counted, sum: sum.amount, reason, handTo });
  }
  return (
    <FormDialog
      title={t('close.title')}
      send={t(isHandedOver ? 'close.sendOn' : 'close.send')}
      cancel={t('close.cancel')}
      busy={close.running}
      error={close.error}
      onSend={send}
      onClose={onClose}
    >
      <p>
        {t('sum')} <b>{format.money(sum)}</b>
      </p>
      <TextField
        label={t('close.counted', { currency })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        hint={
          difference === 0
            ? undefined
            : t('close.differs', { money: format.money({ amount: difference, currency }) })
        }
        error={isChecked && counted === undefined ? t('sumMissing') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      {difference !== 0 && (
        <TextField
          label={t('close.reason')}
          value={reason}
          maxLength={200}
          error={isChecked && reason.trim() === '' ? t('close.reasonMissing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <TextField
        label={t('close.handTo')}
        hint={t('close.handToHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        value={handTo}
        onChange={({ target }) => setHandTo(target.value)}
      />
    </FormDialog>
  );
}
