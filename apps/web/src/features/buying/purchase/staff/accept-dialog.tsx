import { acceptPurchasedCopy } from '@lectern/contracts/buying/purchase/accept-copy';
import { listStaffPurchases } from '@lectern/contracts/buying/purchase/list-staff-orders';
import type { StaffPurchase } from '@lectern/contracts/buying/purchase/staff-purchase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';

/** Gives a bought copy its barcode, call number and place. */
export function AcceptDialog({
  order: { orderId, title },
  places,
  onClose,
}: {
  readonly order: StaffPurchase;
  readonly places: readonly { readonly code: string; readonly name: string }[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('purchase');
  const [draft, setDraft] = useState({ barcode: '', callNumber: '', locationCode: '' });
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const accept = useAction(acceptPurchasedCopy, {
    invalidates: [listStaffPurchases],
    onDone: () => {
      showToast('ok', t('staff.orders.accepted'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('staff.orders.acceptOf', { title })}
      send={t('staff.save')}
      cancel={t('staff.cancel')}
      busy={accept.running}
      error={accept.error}
      onSend={() => {
        if (draft.barcode.trim() !== '') accept.start({ orderId, ...draft });
      }}
      onClose={onClose}
    >
      <p className="muted">{t('staff.orders.acceptHint')}</p>
      <TextField
        label={t('staff.orders.newBarcode')}
        value={draft.barcode}
        maxLength={64}
        required
        onChange={({ target }) => set({ barcode: target.value })}
      />
      <TextField
        label={t('staff.orders.callNumber')}
        value={draft.callNumber}
        maxLength={100}
        onChange={({ target }) => set({ callNumber: target.value })}
      />
      <SelectField
        label={t('staff.orders.location')}
        value={draft.locationCode}
        onChange={({ target }) => set({ locationCode: target.value })}
      >
        <option value="">{t('staff.orders.noLocation')}</option>
        {places.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
