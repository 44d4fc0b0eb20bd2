import { checkStatement } from '@lectern/contracts/payments/check-statement';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHead } from '../../components/staff/page-head.tsx';
import { useErrorText } from '../../lib/use-error-text.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useUpload } from '../../lib/use-upload.ts';
import styles from './payments.module.css';
import { type ComparedStatement, StatementOutcome } from './statement-outcome.tsx';

/** Compares a provider's daily statement with the payments of the library. */
export default function StatementPage() {
  const { t } = useTranslation('payments');
  usePageTitle(t('statement.title'));
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [compared, setCompared] = useState<ComparedStatement>();
  const [error, setError] = useState<unknown>();
  const check = useUpload(checkStatement, { onDone: setCompared, onRefused: setError });

  function choose(file: File) {
    setName(file.name);
    setCompared(undefined);
    setError(undefined);
    // Browsers name the type of a CSV file by what is installed, or not at all.
    check.start({}, new File([file], file.name, { type: 'text/csv' }));
  }

  return (
    <>
      <PageHead title={t('statement.title')}>
        <ButtonLink to="/payments">{t('statement.back')}</ButtonLink>
      </PageHead>
      <div className={styles.file}>
        <Card padded>
          <p>{t('statement.hint')}</p>
          <div className={styles.choose}>
            <FileButton label={t('statement.choose')} accept=".csv,.txt,text/csv" onFile={choose}>
              {t('statement.choose')}
            </FileButton>
            {name !== '' && <span>{name}</span>}
          </div>
        </Card>
        {check.running && <Notice>{t('statement.checking')}</Notice>}
        {error !== undefined && <Notice tone="bad">{errorText(error)}</Notice>}
        {compared && <StatementOutcome compared={compared} />}
      </div>
    </>
  );
}
