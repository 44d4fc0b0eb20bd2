import type { OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { placeOrder } from '@lectern/contracts/buying/orders/place-order';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ORDER_CALLS } from '../order-calls.ts';
import type { OrderChoices } from './choices.ts';

/** Makes an order of lines of the basket. */
export function PlaceDialog({
  lines,
  choices,
  onDone,
  onClose,
}: {
  readonly lines: readonly OrderLineView[];
  readonly choices: OrderChoices;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const vendors = choices.vendors.filter(({ isOn }) => isOn);
  const [vendorId, setVendorId] = useState(
    lines.find((one) => one.vendorId !== '')?.vendorId ?? vendors[0]?.id ?? '',
  );
  const [note, setNote] = useState('');
  const place = useAction(placeOrder, {
    invalidates: ORDER_CALLS,
    onDone: ({ number, state }) => {
      showToast('ok', t(state === 'waiting' ? 'placedWaiting' : 'placed', { number }));
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('tasks.place')}
      send={t('tasks.place')}
      cancel={t('cancel')}
      busy={place.running}
      error={place.error}
      onSend={() => {
        if (vendorId !== '') place.start({ vendorId, lineIds: lines.map(({ id }) => id), note });
      }}
      onClose={onClose}
    >
      <p>{t('placeHint', { count: lines.length })}</p>
      {choices.terms.aloneUpTo !== null && (
        <p className="muted small">
          {t('limitHint', {
            sum: format.money({ amount: choices.terms.aloneUpTo, currency: choices.currency }),
          })}
        </p>
      )}
      <SelectField label={t('vendor')} value={vendorId} onChange={({ target }) => setVendorId(target.value)}>
        {vendors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('fields.orderNote')}
        value={note}
        maxLength={200}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
