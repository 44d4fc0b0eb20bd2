import { getInvoiceChoices } from '@lectern/contracts/buying/orders/get-invoice-choices';
import { importVendorMessages } from '@lectern/contracts/buying/orders/import-vendor-messages';
import { listVendorMessages } from '@lectern/contracts/buying/orders/list-vendor-messages';
import type { VendorInterchange } from '@lectern/contracts/buying/orders/vendor-message';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useUpload } from '../../../../lib/use-upload.ts';
import { INVOICE_CALLS, ORDER_CALLS } from '../order-calls.ts';
import styles from '../orders.module.css';

/** Takes in a file of a vendor, and shows what became of the last ones. */
export function MessagesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('orders');
  const errorText = useErrorText();
  const [chosen, setChosen] = useState('');
  const [fault, setFault] = useState<unknown>();
  const vendors = useCall(getInvoiceChoices, {}, { staleMs: 60_000 }).data?.vendors ?? [];
  const taken = useCall(listVendorMessages, {}, { staleMs: 0 });
  const vendorId = chosen || (vendors[0]?.id ?? '');
  const upload = useUpload(importVendorMessages, {
    invalidates: [...INVOICE_CALLS, ...ORDER_CALLS, listVendorMessages],
    onRefused: setFault,
  });
  function send(file: File) {
    setFault(undefined);
    const known = importVendorMessages.mediaTypes.includes(file.type);
    // Browsers name no type for most of these files; the server looks at the bytes.
    const sent = known ? file : new Blob([file], { type: 'application/octet-stream' });
    upload.start({ vendorId, fileName: file.name.slice(0, 200) }, sent);
  }
  return (
    <Dialog
      title={t('messages.title')}
      onClose={onClose}
      width="720px"
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <p className="muted">{t('messages.hint')}</p>
      <div className={styles.filters}>
        <SelectField label={t('vendor')} value={vendorId} onChange={({ target }) => setChosen(target.value)}>
          {vendors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FileButton
          label={t('messages.file')}
          accept=".edi,.txt,.ceq,.cei,.cea,.ack,.inv"
          busy={upload.running}
          onFile={send}
        >
          {t('messages.choose')}
        </FileButton>
      </div>
      {fault ? <Notice tone="bad">{errorText(fault)}</Notice> : null}
      <h3>{t('messages.taken')}</h3>
      {taken.data?.interchanges.length === 0 && <p>{t('messages.none')}</p>}
      <ul className={styles.list} aria-live="polite">
        {taken.data?.interchanges.map((one) => (
          <TakenFile key={one.id} taken={one} />
        ))}
      </ul>
    </Dialog>
  );
}

function TakenFile({ taken }: { readonly taken: VendorInterchange }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <li>
      <b>{factLine(taken.vendorName, taken.fileName || taken.reference, format.date(taken.at))}</b>
      <ul className={styles.invoiceLines}>
        {taken.messages.map(({ type, reference, outcome, segment, lines }) => (
          <li key={reference}>
            {factLine(
              type,
              t(`messageOutcomes.${outcome}`),
              segment > 0 && t('messages.segment', { segment: format.number(segment) }),
            )}
            {lines.length > 0 && (
              <ul className={styles.invoiceLines}>
                {[...lines.entries()].map(([at, line]) => (
                  // A vendor can name a line twice.
                  <li key={at} className="small num">
                    {factLine(line.reference, line.title, t(`lineOutcomes.${line.outcome}`))}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
