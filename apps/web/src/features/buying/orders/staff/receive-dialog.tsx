import type { OrderLineView } from '@lectern/contracts/buying/orders/order-line';
import { MOST_RECEIVED, receiveOrderLine } from '@lectern/contracts/buying/orders/receive-order-line';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { ORDER_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';
import type { OrderChoices } from './choices.ts';

/** Receives copies of a line: all that are expected for one library, or one with the barcode that is scanned. */
export function ReceiveDialog({
  line,
  choices,
  onDone,
  onClose,
}: {
  readonly line: OrderLineView;
  readonly choices: OrderChoices;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const expected = line.copies.filter(({ quantity, received }) => received < quantity);
  const [first] = expected;
  const [values, setValues] = useState({
    libraryCode: first?.libraryCode ?? choices.libraries[0]?.code ?? '',
    locationCode: first?.locationCode ?? '',
    itemType: first?.itemType || (choices.itemTypes[0]?.code ?? ''),
    callNumber: '',
    count: String(first ? first.quantity - first.received : 1),
    barcodes: '',
  });
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change });
  const receive = useAction(receiveOrderLine, {
    invalidates: ORDER_CALLS,
    onDone: ({ barcodes, reserved }) => {
      showToast('ok', t('receiving.done', { barcodes: barcodes.join(' ') || '–', count: reserved }));
      onDone();
    },
  });
  const count = Number(values.count);
  const barcodes = values.barcodes.split(/[\s,;]+/).filter((one) => one !== '');
  const isRight = Number.isInteger(count) && count >= 1 && count <= MOST_RECEIVED && barcodes.length <= count;
  const { libraryCode, locationCode, itemType, callNumber } = values;
  return (
    <FormDialog
      title={t('receiving.receive')}
      send={t('receiving.receive')}
      cancel={t('cancel')}
      busy={receive.running}
      error={receive.error}
      width="600px"
      onSend={() => {
        setIsTried(true);
        if (!isRight) return;
        const copy = { libraryCode, locationCode, itemType, callNumber };
        receive.start({
          id: line.id,
          copies: Array.from({ length: count }, (_none, at) => ({ ...copy, barcode: barcodes[at] ?? '' })),
        });
      }}
      onClose={onClose}
    >
      {isTried && !isRight && <Notice tone="bad">{t('wrong')}</Notice>}
      <p>
        <b dir="auto">{line.title}</b>
      </p>
      <p className="muted small num">{factLine(line.author, line.isbn, line.vendorName)}</p>
      {!choices.makesCopies && <Notice>{t('receiving.elsewhere')}</Notice>}
      <div className={styles.pair}>
        <SelectField
          label={t('fields.library')}
          value={libraryCode}
          onChange={({ target }) => set({ libraryCode: target.value, locationCode: '' })}
        >
          {choices.libraries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('fields.quantity')}
          inputMode="numeric"
          value={values.count}
          onChange={({ target }) => set({ count: target.value })}
        />
        {choices.makesCopies && (
          <>
            <SelectField
              label={t('fields.location')}
              value={locationCode}
              onChange={({ target }) => set({ locationCode: target.value })}
            >
              <option value="">{t('noLocation')}</option>
              {choices.locations
                .filter((one) => one.libraryCode === libraryCode)
                .map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
            </SelectField>
            <SelectField
              label={t('fields.itemType')}
              value={itemType}
              onChange={({ target }) => set({ itemType: target.value })}
            >
              {choices.itemTypes.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              label={t('fields.barcodes')}
              hint={t('fields.barcodesHint')}
              value={values.barcodes}
              maxLength={1000}
              autoComplete="off"
              onChange={({ target }) => set({ barcodes: target.value })}
            />
            <TextField
              label={t('fields.callNumber')}
              value={callNumber}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => set({ callNumber: target.value })}
            />
          </>
        )}
      </div>
    </FormDialog>
  );
}
