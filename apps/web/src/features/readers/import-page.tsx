import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import {
  importReaders,
  MOST_IMPORTED_READERS,
  READER_COLUMNS,
} from '@lectern/contracts/readers/import-readers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/staff/page-head.tsx';
import { StaffTable } from '../../components/staff/staff-table.tsx';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useUpload } from '../../lib/use-upload.ts';
import styles from './readers.module.css';

type Answer = OutputOf<(typeof importReaders)['output']>;

/** Registers and changes readers from a CSV file, which is checked before anything is done. */
export default function ImportPage() {
  const { t } = useTranslation('readers');
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<Answer>();
  const [done, setDone] = useState<Answer>();
  const [error, setError] = useState<unknown>();
  const check = useUpload(importReaders, { onDone: setChecked, onRefused: setError });
  const run = useUpload(importReaders, { onDone: setDone, onRefused: setError });

  function choose(next: File) {
    // Browsers name the type of a CSV file by what is installed, or not at all.
    const named = new File([next], next.name, { type: 'text/csv' });
    setFile(named);
    setChecked(undefined);
    setDone(undefined);
    setError(undefined);
    check.start({ check: true }, named);
  }

  return (
    <>
      <PageHead title={t('import.title')}>
        <ButtonLink to="/readers">{t('import.back')}</ButtonLink>
      </PageHead>
      <div className={styles.file}>
        <Card padded>
          <p>{t('import.hint', { most: MOST_IMPORTED_READERS })}</p>
          <p>
            <code>{READER_COLUMNS.join(',')}</code>
          </p>
          <div className={styles.buttons}>
            <FileButton label={t('import.choose')} accept=".csv,text/csv" onFile={choose}>
              {t('import.choose')}
            </FileButton>
            {file && <span className={styles.fileName}>{file.name}</span>}
          </div>
        </Card>
        {check.running && <Notice>{t('import.checking')}</Notice>}
        {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
        {done && <Outcome answer={done} title={t('import.done')} />}
        {!done && checked && (
          <>
            <Outcome answer={checked} title={t('import.preview')} />
            <div>
              <Button
                kind="primary"
                busy={run.running}
                disabled={checked.registered + checked.changed === 0}
                onClick={() => file && run.start({ check: false }, file)}
              >
                {t('import.run')}
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}

function Outcome({ answer, title }: { readonly answer: Answer; readonly title: string }) {
  const { t } = useTranslation('readers');
  const format = useFormat();
  const { registered, changed, unchanged, faulty, faults } = answer;
  const counts = [
    ['registered', registered],
    ['changed', changed],
    ['unchanged', unchanged],
    ['faulty', faulty],
  ] as const;
  return (
    <section aria-live="polite">
      <h2 className={styles.section}>{title}</h2>
      <Card padded>
        <dl className={styles.facts}>
          {counts.map(([name, count]) => (
            <div key={name} className={styles.count}>
              <dt>{t(`import.${name}`)}</dt>
              <dd>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {faults.length > 0 && (
        <div className={styles.buttons}>
          <StaffTable
            label={t('import.faulty')}
            columns={[t('import.line'), t('field.card'), t('import.reason')]}
          >
            {faults.map(({ line, card, message }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>{card}</td>
                <td>{message}</td>
              </tr>
            ))}
          </StaffTable>
        </div>
      )}
    </section>
  );
}
