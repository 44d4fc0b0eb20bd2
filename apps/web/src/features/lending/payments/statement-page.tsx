import { checkStatement } from '@lectern/contracts/lending/payments/check-statement';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { CsvFile } from '../../../components/staff/csv-file.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { useCsvUpload } from '../../../lib/use-csv-upload.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import styles from './payments.module.css';
import { StatementOutcome } from './statement-outcome.tsx';

/** Compares a provider's daily statement with the payments of the library. */
export default function StatementPage() {
  const { t } = useTranslation('payments');
  usePageTitle(t('statement.title'));
  const upload = useCsvUpload(checkStatement);

  return (
    <>
      <PageHead title={t('statement.title')}>
        <ButtonLink to="/payments">{t('statement.back')}</ButtonLink>
      </PageHead>
      <div className={styles.file}>
        <CsvFile
          label={t('statement.choose')}
          accept=".csv,.txt,text/csv"
          upload={upload}
          checking={upload.sending && t('statement.checking')}
          onChoose={(file) => upload.send({}, file)}
        >
          <p>{t('statement.hint')}</p>
        </CsvFile>
        {upload.answered && <StatementOutcome compared={upload.answered.answer} />}
      </div>
    </>
  );
}
