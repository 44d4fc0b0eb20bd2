import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import {
  importTitleMarks,
  MAX_MARK_FILE_BYTES,
} from '@lectern/contracts/resources/titles/import-title-marks';
import { listTitleMarks } from '@lectern/contracts/resources/titles/list-title-marks';
import type { TitleMark } from '@lectern/contracts/resources/titles/title';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../components/button.tsx';
import { Dialog } from '../../../../../components/dialog.tsx';
import { FileButton } from '../../../../../components/file-button.tsx';
import { Notice } from '../../../../../components/notice.tsx';
import { useErrorText } from '../../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { useUpload } from '../../../../../lib/use-upload.ts';
import styles from '../import/import.module.css';
import { WrongNumbers } from './wrong-numbers.tsx';

const BYTES_PER_MB = 1024 * 1024;

type Report = OutputOf<typeof importTitleMarks.output>;

/** Puts a list of ISSNs in the place of the one that gave a mark. The file can be checked first. */
export function MarkDialog({ mark, onClose }: { readonly mark: TitleMark; readonly onClose: () => void }) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState('');
  const [report, setReport] = useState<Report>();
  const upload = useUpload(importTitleMarks, {
    invalidates: [listTitleMarks],
    onDone: setReport,
    onRefused: (error) => setFault(errorText(error)),
  });
  const size = format.number(MAX_MARK_FILE_BYTES / BYTES_PER_MB);

  function choose(next: File) {
    const isTooLarge = next.size > MAX_MARK_FILE_BYTES;
    setFault(isTooLarge ? t('staff.import.tooLarge', { size }) : '');
    setFile(isTooLarge ? undefined : next);
    setReport(undefined);
  }

  function send(check: boolean) {
    if (!file) return;
    setFault('');
    setReport(undefined);
    // Browsers name the type of such a file by what is installed, or not at all.
    upload.start({ mark, check }, new File([file], file.name, { type: 'application/octet-stream' }));
  }

  const isImported = report?.isCheck === false;
  return (
    <Dialog
      title={t('marks.import', { mark: t(`mark.${mark}`) })}
      width="720px"
      onClose={onClose}
      footer={
        <>
          {file && !isImported && (
            <Button kind="primary" busy={upload.running} onClick={() => send(!report)}>
              {t(report ? 'marks.replace' : 'staff.import.check')}
            </Button>
          )}
          <Button onClick={onClose}>{t('staff.close')}</Button>
        </>
      }
    >
      <div className={styles.import}>
        <p className="muted">{t('marks.importHint', { size })}</p>
        <div className={styles.choose}>
          <FileButton
            label={t('staff.import.choose')}
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            busy={upload.running}
            onFile={choose}
          >
            {t('staff.import.choose')}
          </FileButton>
          {file && (
            <span className={styles.name} dir="auto">
              {file.name}
            </span>
          )}
        </div>
        {fault && <Notice tone="bad">{fault}</Notice>}
        {report && (
          <section className={styles.report} aria-live="polite">
            <h3 className={styles.head}>
              {t(report.isCheck ? 'staff.import.head.check' : 'staff.import.head.done')}
            </h3>
            <dl className={styles.counts} aria-label={t('staff.import.counts')}>
              {(['issn', 'came', 'went', 'title', 'wrong'] as const).map((name) => (
                <div key={name}>
                  <dt>{t(`marks.count.${name}`)}</dt>
                  <dd className="num">{format.number(report[`${name}Count`])}</dd>
                </div>
              ))}
            </dl>
            {report.columns.length > 0 && (
              <p className="muted small">{t('marks.columns', { columns: format.list(report.columns) })}</p>
            )}
            <WrongNumbers report={report} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
