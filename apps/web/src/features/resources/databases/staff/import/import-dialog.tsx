import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { getEntranceChoices } from '@lectern/contracts/resources/databases/get-entrance-choices';
import { importEresources } from '@lectern/contracts/resources/databases/import-eresources';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { Dialog } from '../../../../../components/dialog.tsx';
import { FileButton } from '../../../../../components/file-button.tsx';
import { Notice } from '../../../../../components/notice.tsx';
import { SelectField } from '../../../../../components/select-field.tsx';
import { useCall } from '../../../../../lib/use-call.ts';
import { useErrorText } from '../../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { useUpload } from '../../../../../lib/use-upload.ts';
import { ERESOURCE_STAFF_CALLS } from '../eresource-calls.ts';
import styles from '../staff.module.css';
import { ImportReport } from './import-report.tsx';

const BYTES_PER_MB = 1024 * 1024;

/** Adds and changes databases by a file. It can be checked first, and is imported as it was checked. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [proxy, setProxy] = useState('');
  const [report, setReport] = useState<OutputOf<(typeof importEresources)['output']>>();
  const [fault, setFault] = useState('');
  const { data: choices } = useCall(getEntranceChoices, {});
  const upload = useUpload(importEresources, {
    invalidates: ERESOURCE_STAFF_CALLS,
    onDone: setReport,
    onRefused: (error) => setFault(errorText(error)),
  });
  const size = format.number(importEresources.maxBytes / BYTES_PER_MB);

  function choose(next: File) {
    const isTooLarge = next.size > importEresources.maxBytes;
    setFault(isTooLarge ? t('staff.import.tooLarge', { size }) : '');
    setFile(isTooLarge ? undefined : next);
    setReport(undefined);
  }

  function send(check: boolean) {
    if (!file) return;
    setFault('');
    setReport(undefined);
    upload.start({ check, proxy }, uploadable(file));
  }

  const isChecked = report?.isCheck === true;
  const isImported = report?.isCheck === false;
  return (
    <Dialog
      title={t('staff.import.title')}
      width="820px"
      onClose={onClose}
      footer={
        <>
          {file && !isImported && (
            <Button kind="primary" busy={upload.running} onClick={() => send(!isChecked)}>
              {t(isChecked ? 'staff.import.run' : 'staff.import.check')}
            </Button>
          )}
          <Button onClick={onClose}>{t('staff.import.close')}</Button>
        </>
      }
    >
      <div className={styles.part}>
        <p className="muted">{t('staff.import.hint', { size })}</p>
        <FileButton
          label={t('staff.import.choose')}
          accept=".csv,.tsv,.txt,.json,.xlsx,text/csv,application/json"
          busy={upload.running}
          onFile={choose}
        >
          {t('staff.import.choose')}
        </FileButton>
        {file && <p dir="auto">{file.name}</p>}
        {file && choices && choices.proxies.length > 0 && (
          <SelectField
            label={t('staff.import.proxy')}
            value={proxy}
            disabled={upload.running}
            onChange={({ target }) => {
              setProxy(target.value);
              setReport(undefined);
            }}
          >
            <option value="">{t('staff.entrance.noProxy')}</option>
            {choices.proxies.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {fault && <Notice tone="bad">{fault}</Notice>}
        {report && <ImportReport report={report} />}
      </div>
    </Dialog>
  );
}

/** The file under a media type that the call takes: browsers name it by what is installed, or not at all. */
function uploadable(file: File): File {
  if (importEresources.mediaTypes.includes(file.type)) return file;
  return new File([file], file.name, { type: 'application/octet-stream' });
}
