import { getInvoiceChoices } from '@lectern/contracts/buying/orders/get-invoice-choices';
import { putInvoice } from '@lectern/contracts/buying/orders/put-invoice';
import { decimalAmount } from '@lectern/rules/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { INVOICE_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';
import { type InvoiceDraft, type InvoiceLineChoice, inputOfInvoice } from './invoice-draft.ts';

const EMPTY = { quantity: '', amount: '', tax: '' };

/** Enters an invoice by hand: its head, and how many copies of which order line it has. */
export function InvoiceDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('orders');
  const [draft, setDraft] = useState<InvoiceDraft>(() => ({
    vendorId: '',
    number: '',
    invoicedOn: new Date().toISOString().slice(0, 10),
    currency: '',
    freight: '',
    total: '',
    note: '',
    lines: {},
  }));
  const [isTried, setIsTried] = useState(false);
  const set = (change: Partial<InvoiceDraft>) => setDraft({ ...draft, ...change });
  const chosen = draft.vendorId === '' ? {} : { vendorId: draft.vendorId };
  const choices = useCall(getInvoiceChoices, chosen, { keepPrevious: true, staleMs: 0 }).data;
  const put = useAction(putInvoice, {
    invalidates: INVOICE_CALLS,
    onDone: ({ state }) => {
      showToast('ok', t(state === 'booked' ? 'invoices.booked' : 'invoices.held'));
      onClose();
    },
  });
  const input = inputOfInvoice(draft);
  const currency = draft.currency.toUpperCase();
  return (
    <FormDialog
      title={t('invoices.add')}
      send={t('save')}
      cancel={t('cancel')}
      busy={put.running}
      error={put.error}
      width="720px"
      onSend={() => {
        setIsTried(true);
        if (input) put.start(input);
      }}
      onClose={onClose}
    >
      {isTried && !input && <Notice tone="bad">{t('wrong')}</Notice>}
      <div className={styles.pair}>
        <SelectField
          label={t('vendor')}
          value={draft.vendorId}
          onChange={({ target }) =>
            set({
              vendorId: target.value,
              currency: choices?.vendors.find(({ id }) => id === target.value)?.currency ?? '',
              lines: {},
            })
          }
        >
          <option value="">{t('invoices.choose')}</option>
          {choices?.vendors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('invoices.number')}
          value={draft.number}
          maxLength={64}
          onChange={({ target }) => set({ number: target.value })}
        />
        <TextField
          label={t('fields.invoicedOn')}
          type="date"
          value={draft.invoicedOn}
          onChange={({ target }) => set({ invoicedOn: target.value })}
        />
        <TextField
          label={t('fields.currency')}
          value={draft.currency}
          maxLength={3}
          onChange={({ target }) => set({ currency: target.value })}
        />
        <TextField
          label={t('fields.freight')}
          inputMode="decimal"
          value={draft.freight}
          onChange={({ target }) => set({ freight: target.value })}
        />
        <TextField
          label={t('fields.total')}
          inputMode="decimal"
          value={draft.total}
          onChange={({ target }) => set({ total: target.value })}
        />
      </div>
      {draft.vendorId !== '' && choices?.lines.length === 0 && <p>{t('invoices.noLines')}</p>}
      {draft.vendorId !== '' &&
        choices?.lines.map((line) => (
          <LineFields
            key={line.id}
            line={line}
            currency={currency}
            typed={draft.lines[line.id] ?? EMPTY}
            onChange={(typed) => set({ lines: { ...draft.lines, [line.id]: typed } })}
          />
        ))}
      <TextField
        label={t('fields.note')}
        value={draft.note}
        maxLength={200}
        onChange={({ target }) => set({ note: target.value })}
      />
    </FormDialog>
  );
}

function LineFields({
  line,
  currency,
  typed,
  onChange,
}: {
  readonly line: InvoiceLineChoice;
  readonly currency: string;
  readonly typed: InvoiceDraft['lines'][string];
  readonly onChange: (typed: InvoiceDraft['lines'][string]) => void;
}) {
  const { t } = useTranslation('orders');
  /** As ordered, unless somebody has typed an amount. */
  const proposed = (quantity: string) => {
    const count = Number(quantity);
    if (typed.amount !== '' || !Number.isInteger(count) || count < 1 || currency.length !== 3) return {};
    return { amount: decimalAmount({ amount: line.price * count, currency }) };
  };
  return (
    <fieldset className={styles.parts}>
      <legend dir="auto">{`${line.reference} ${line.title}`}</legend>
      <div className={styles.pair}>
        <TextField
          label={t('invoices.quantityOf', { count: line.open })}
          inputMode="numeric"
          value={typed.quantity}
          onChange={({ target }) => onChange({ ...typed, quantity: target.value, ...proposed(target.value) })}
        />
        <TextField
          label={t('fields.amount')}
          inputMode="decimal"
          value={typed.amount}
          onChange={({ target }) => onChange({ ...typed, amount: target.value })}
        />
        <TextField
          label={t('fields.taxSum')}
          inputMode="decimal"
          value={typed.tax}
          onChange={({ target }) => onChange({ ...typed, tax: target.value })}
        />
      </div>
    </fieldset>
  );
}
