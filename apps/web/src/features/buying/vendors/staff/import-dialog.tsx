import { importPriceList } from '@lectern/contracts/buying/vendors/import-price-list';
import { listPriceListImports } from '@lectern/contracts/buying/vendors/list-price-list-imports';
import { listVendors } from '@lectern/contracts/buying/vendors/list-vendors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useUpload } from '../../../../lib/use-upload.ts';
import { ImportReport } from './import-report.tsx';
import styles from './vendors.module.css';

/** Takes over the price list of a vendor, and shows what became of the last ones. */
export function ImportDialog({
  vendorId,
  name,
  onClose,
}: {
  readonly vendorId: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('vendors');
  const errorText = useErrorText();
  const [isWhole, setIsWhole] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const imports = useCall(listPriceListImports, { vendorId }, { staleMs: 0 });
  const upload = useUpload(importPriceList, {
    invalidates: [listPriceListImports, listVendors],
    onRefused: setFault,
  });

  function send(file: File) {
    setFault(undefined);
    const known = importPriceList.mediaTypes.includes(file.type);
    // Browsers name no type for many files; the server looks at the bytes.
    const sent = known ? file : new Blob([file], { type: 'application/octet-stream' });
    upload.start({ vendorId, mode: isWhole ? 'whole' : 'part', fileName: file.name.slice(0, 200) }, sent);
  }

  return (
    <Dialog
      title={t('importOf', { name })}
      onClose={onClose}
      width="640px"
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <p className="muted">{t('importHint')}</p>
      <label className={styles.check}>
        <input type="checkbox" checked={isWhole} onChange={({ target }) => setIsWhole(target.checked)} />
        {t('whole')}
      </label>
      <p>
        <FileButton
          label={t('file')}
          accept=".csv,.tsv,.txt,.xlsx,.xml,.onx"
          busy={upload.running}
          onFile={send}
        >
          {t('choose')}
        </FileButton>
      </p>
      {fault ? <Notice tone="bad">{errorText(fault)}</Notice> : null}
      <h3>{t('imports')}</h3>
      {imports.data?.imports.length === 0 && <p>{t('noImports')}</p>}
      <ul className={styles.report} aria-live="polite">
        {imports.data?.imports.map((one) => (
          <ImportReport key={one.id} report={one} />
        ))}
      </ul>
    </Dialog>
  );
}
