import { leaveMany, MOST_LEAVING } from '@lectern/contracts/counter/leaving/leave-many';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { CsvFile } from '../../../components/staff/csv-file.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { useCsvUpload } from '../../../lib/use-csv-upload.ts';
import styles from './leaving.module.css';
import { ManyOutcomes } from './many-outcomes.tsx';

/** Cancels the accounts of graduates from a CSV file, which is checked before anything is done. */
export default function LeaveManyPage() {
  const { t } = useTranslation('leaving');
  const upload = useCsvUpload(leaveMany);
  const { sending, answered } = upload;
  const results = answered?.answer.results ?? [];
  const leaving = results.filter(({ outcome }) => outcome === 'left').length;

  return (
    <>
      <PageHead title={t('many.title')}>
        <ButtonLink to="/readers">{t('many.back')}</ButtonLink>
      </PageHead>
      <div className={styles.section}>
        <CsvFile
          label={t('many.choose')}
          upload={upload}
          checking={sending?.check ? t('many.checking') : undefined}
          onChoose={(file) => upload.send({ check: true }, file)}
        >
          <p>{t('many.hint', { most: MOST_LEAVING })}</p>
        </CsvFile>
        {answered && <ManyOutcomes results={results} isDone={!answered.input.check} />}
        {answered?.input.check && leaving > 0 && (
          <div>
            <Button
              kind="danger"
              busy={sending !== undefined}
              onClick={() => upload.send({ check: false }, answered.file)}
            >
              {t('many.run', { count: leaving })}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
