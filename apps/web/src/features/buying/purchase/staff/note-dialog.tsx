import { listStaffPurchases } from '@lectern/contracts/buying/purchase/list-staff-orders';
import { movePurchase } from '@lectern/contracts/buying/purchase/move-order';
import type { StaffPurchase } from '@lectern/contracts/buying/purchase/staff-purchase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Notes what a vendor or carrier said of an order. */
export function NoteDialog({
  order: { orderId, title, canMoveTo, carrier, parcelNumber },
  onClose,
}: {
  readonly order: StaffPurchase;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('purchase');
  const [first = 'confirmed'] = canMoveTo;
  const [draft, setDraft] = useState({ to: first, note: '', carrier, parcelNumber });
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const move = useAction(movePurchase, {
    invalidates: [listStaffPurchases],
    onDone: () => {
      showToast('ok', t('staff.orders.noted'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('staff.orders.noteOf', { title })}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      busy={move.running}
      error={move.error}
      onSend={() => move.start({ orderId, ...draft })}
      onClose={onClose}
    >
      <SelectField
        label={t('staff.orders.what')}
        value={draft.to}
        onChange={({ target }) => set({ to: canMoveTo.find((one) => one === target.value) ?? first })}
      >
        {canMoveTo.map((to) => (
          <option key={to} value={to}>
            {t(`state.${to}`)}
          </option>
        ))}
      </SelectField>
      {draft.to === 'shipped' && (
        <>
          <TextField
            label={t('staff.orders.carrier')}
            value={draft.carrier}
            maxLength={100}
            onChange={({ target }) => set({ carrier: target.value })}
          />
          <TextField
            label={t('staff.orders.parcel')}
            value={draft.parcelNumber}
            maxLength={100}
            onChange={({ target }) => set({ parcelNumber: target.value })}
          />
        </>
      )}
      <TextField
        label={t('staff.orders.remark')}
        value={draft.note}
        maxLength={300}
        onChange={({ target }) => set({ note: target.value })}
      />
    </FormDialog>
  );
}
