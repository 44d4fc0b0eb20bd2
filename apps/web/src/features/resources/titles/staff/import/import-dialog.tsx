import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import { importTitles } from '@lectern/contracts/resources/titles/import-titles';
import {
  MAX_TITLE_FILE_BYTES,
  type StaffTitleList,
  type TitleImport,
} from '@lectern/contracts/resources/titles/title-list';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { Dialog } from '../../../../../components/dialog.tsx';
import { Notice } from '../../../../../components/notice.tsx';
import { useErrorText } from '../../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { useUpload } from '../../../../../lib/use-upload.ts';
import { TITLE_STAFF_CALLS } from '../title-staff-calls.ts';
import { FileFields } from './file-fields.tsx';
import styles from './import.module.css';
import { isUnderWay } from './is-under-way.ts';
import { RunningImport } from './running-import.tsx';
import { uploadable } from './uploadable.ts';

const BYTES_PER_MB = 1024 * 1024;

/** Puts the lines of a file in the place of those of a title list. The file can be checked first, and is imported as it was checked. */
export function ImportDialog({
  list,
  name,
  onClose,
}: {
  readonly list: StaffTitleList;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [encoding, setEncoding] = useState<TableEncoding>();
  const [run, setRun] = useState<TitleImport | undefined>(
    isUnderWay(list.lastImport) ? (list.lastImport ?? undefined) : undefined,
  );
  const [fault, setFault] = useState('');
  const upload = useUpload(importTitles, {
    invalidates: TITLE_STAFF_CALLS,
    onDone: setRun,
    onRefused: (error) => setFault(errorText(error)),
  });
  const size = format.number(MAX_TITLE_FILE_BYTES / BYTES_PER_MB);

  function choose(next: File) {
    const isTooLarge = next.size > importTitles.maxBytes;
    setFault(isTooLarge ? t('staff.import.tooLarge', { size }) : '');
    setFile(isTooLarge ? undefined : next);
    setRun(undefined);
  }

  function send(check: boolean) {
    if (!file) return;
    setFault('');
    setRun(undefined);
    upload.start(
      { listId: list.id, fileName: file.name.slice(0, 200), check, ...(encoding && { encoding }) },
      uploadable(file),
    );
  }

  const isBusy = upload.running || isUnderWay(run);
  const isChecked = run?.isCheck && run.state === 'done';
  const isImported = run !== undefined && !run.isCheck && run.state === 'done';
  return (
    <Dialog
      title={t('staff.import.title', { name })}
      width="820px"
      onClose={onClose}
      footer={
        <>
          {file && !isImported && (
            <>
              <Button kind="primary" busy={isBusy} onClick={() => send(!isChecked)}>
                {t(isChecked ? 'staff.import.run' : 'staff.import.check')}
              </Button>
              {!isChecked && !isBusy && <Button onClick={() => send(false)}>{t('staff.import.run')}</Button>}
            </>
          )}
          <Button onClick={onClose}>{t('staff.close')}</Button>
        </>
      }
    >
      <div className={styles.import}>
        <p className="muted">{t('staff.import.hint', { size })}</p>
        <FileFields
          file={file}
          encoding={encoding}
          isBusy={isBusy}
          onFile={choose}
          onEncoding={(next) => {
            setEncoding(next);
            setRun(undefined);
          }}
        />
        {fault && <Notice tone="bad">{fault}</Notice>}
        {upload.running && <Notice>{t('staff.import.sending')}</Notice>}
        {run && !upload.running && <RunningImport key={run.importId} first={run} onEnd={setRun} />}
      </div>
    </Dialog>
  );
}
