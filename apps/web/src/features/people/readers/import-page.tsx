import type { TableEncoding } from '@lectern/contracts/kernel/table-encoding';
import {
  importReaders,
  MOST_IMPORTED_READERS,
  READER_COLUMNS,
} from '@lectern/contracts/people/readers/import-readers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { CsvFile } from '../../../components/staff/csv-file.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { useCsvUpload } from '../../../lib/use-csv-upload.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { HowRead } from './components/how-read.tsx';
import { ImportCounts } from './components/import-counts.tsx';
import { ImportProgress } from './components/import-progress.tsx';
import { InviteAll } from './components/invite-all.tsx';
import styles from './readers.module.css';

/** Registers and changes readers from a table, which is checked before anything is done. */
export default function ImportPage() {
  const { t } = useTranslation('readers');
  const format = useFormat();
  const upload = useCsvUpload(importReaders);
  const { sending, answered } = upload;
  const [encoding, setEncoding] = useState<TableEncoding>();
  const check = (file: File, next: TableEncoding | undefined) => {
    setEncoding(next);
    upload.send({ check: true, ...(next && { encoding: next }) }, file);
  };

  return (
    <>
      <PageHead title={t('import.title')}>
        <ButtonLink to="/readers">{t('import.back')}</ButtonLink>
      </PageHead>
      <div className={styles.file}>
        <CsvFile
          label={t('import.choose')}
          accept=".xlsx,.csv,text/csv"
          upload={upload}
          checking={sending?.check ? t('import.checking') : undefined}
          onChoose={(file) => check(file, undefined)}
        >
          <p>{t('import.hint', { most: format.number(MOST_IMPORTED_READERS) })}</p>
          <p>
            <code>{READER_COLUMNS.join(', ')}</code>
          </p>
        </CsvFile>
        {answered?.input.check && (
          <HowRead
            answer={answered.answer}
            encoding={encoding}
            onEncoding={(next) => check(answered.file, next)}
          />
        )}
        {answered && !answered.input.check && answered.answer.progress && (
          <ImportProgress first={answered.answer} importId={answered.answer.progress.importId} />
        )}
        {answered?.input.check && (
          <>
            <ImportCounts outcome={answered.answer} title={t('import.preview')} />
            <div>
              <Button
                kind="primary"
                busy={sending !== undefined}
                disabled={answered.answer.registered + answered.answer.changed === 0}
                onClick={() => upload.send({ ...answered.input, check: false }, answered.file)}
              >
                {t('import.run')}
              </Button>
            </div>
          </>
        )}
        <InviteAll />
      </div>
    </>
  );
}
