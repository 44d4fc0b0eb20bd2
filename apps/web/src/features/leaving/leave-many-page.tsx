import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { leaveMany, MOST_LEAVING } from '@lectern/contracts/leaving/leave-many';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/staff/page-head.tsx';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useUpload } from '../../lib/use-upload.ts';
import styles from './leaving.module.css';
import { ManyOutcomes } from './many-outcomes.tsx';

type Results = OutputOf<(typeof leaveMany)['output']>['results'];

/** Cancels the accounts of graduates from a CSV file, which is checked before anything is done. */
export default function LeaveManyPage() {
  const { t } = useTranslation('leaving');
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<Results>();
  const [done, setDone] = useState<Results>();
  const [error, setError] = useState<unknown>();
  const check = useUpload(leaveMany, { onDone: ({ results }) => setChecked(results), onRefused: setError });
  const run = useUpload(leaveMany, { onDone: ({ results }) => setDone(results), onRefused: setError });
  const leaving = checked?.filter(({ outcome }) => outcome === 'left').length ?? 0;

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
      <PageHead title={t('many.title')}>
        <ButtonLink to="/readers">{t('many.back')}</ButtonLink>
      </PageHead>
      <div className={styles.section}>
        <Card padded>
          <p>{t('many.hint', { most: MOST_LEAVING })}</p>
          <div className={styles.actions}>
            <FileButton label={t('many.choose')} accept=".csv,text/csv" onFile={choose}>
              {t('many.choose')}
            </FileButton>
            {file && <span className={styles.fileName}>{file.name}</span>}
          </div>
        </Card>
        {check.running && <Notice>{t('many.checking')}</Notice>}
        {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
        {done && <ManyOutcomes results={done} isDone />}
        {!done && checked && (
          <>
            <ManyOutcomes results={checked} />
            {leaving > 0 && (
              <div>
                <Button
                  kind="danger"
                  busy={run.running}
                  onClick={() => file && run.start({ check: false }, file)}
                >
                  {t('many.run', { count: leaving })}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}
