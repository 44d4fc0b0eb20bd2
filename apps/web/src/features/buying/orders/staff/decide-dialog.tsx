import { decideInvoice } from '@lectern/contracts/buying/orders/decide-invoice';
import { getInvoiceChoices } from '@lectern/contracts/buying/orders/get-invoice-choices';
import type { InvoiceView } from '@lectern/contracts/buying/orders/invoice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { INVOICE_CALLS } from '../order-calls.ts';

/** Books an invoice that was held, or declines it. Lines of no order are assigned first. */
export function DecideDialog({
  invoice,
  onClose,
}: {
  readonly invoice: InvoiceView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const [decision, setDecision] = useState<'book' | 'decline'>('book');
  const [note, setNote] = useState('');
  const [assigned, setAssigned] = useState<Readonly<Record<number, string>>>({});
  const choices = useCall(getInvoiceChoices, { vendorId: invoice.vendorId }, { staleMs: 0 }).data;
  const decide = useAction(decideInvoice, {
    invalidates: INVOICE_CALLS,
    onDone: () => {
      showToast('ok', t('saved'));
      onClose();
    },
  });
  const open = invoice.lines.filter(({ lineId }) => lineId === '');
  return (
    <FormDialog
      title={t('invoices.decideTitle', { number: invoice.number })}
      send={t(decision === 'book' ? 'invoices.book' : 'invoices.decline')}
      cancel={t('cancel')}
      isDanger={decision === 'decline'}
      busy={decide.running}
      error={decide.error}
      width="640px"
      onSend={() =>
        decide.start({
          id: invoice.id,
          decision,
          note,
          assigned: Object.entries(assigned)
            .filter(([, lineId]) => lineId !== '')
            .map(([position, lineId]) => ({ position: Number(position), lineId })),
        })
      }
      onClose={onClose}
    >
      <SelectField
        label={t('invoices.decision')}
        value={decision}
        onChange={({ target }) => setDecision(target.value === 'decline' ? 'decline' : 'book')}
      >
        <option value="book">{t('invoices.book')}</option>
        <option value="decline">{t('invoices.decline')}</option>
      </SelectField>
      {decision === 'book' &&
        open.map(({ position, title, reference }) => (
          <SelectField
            key={position}
            label={t('invoices.assign', { title: title || reference })}
            value={assigned[position] ?? ''}
            onChange={({ target }) => setAssigned({ ...assigned, [position]: target.value })}
          >
            <option value="">{t('invoices.choose')}</option>
            {choices?.lines.map((line) => (
              <option key={line.id} value={line.id}>{`${line.reference} ${line.title}`}</option>
            ))}
          </SelectField>
        ))}
      <TextField
        label={t('fields.note')}
        value={note}
        maxLength={200}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  );
}
