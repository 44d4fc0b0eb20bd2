import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { EditionsOfRecord } from './editions-of-record.tsx';
import { FindRecord } from './find-record.tsx';
import styles from './quick-add.module.css';

/** Which records are editions of one work: a record is looked for, then others are joined with it or taken out. */
export default function EditionsPage() {
  const { t } = useTranslation('quick-add');
  const { recordId = '' } = useParams();
  const navigate = useNavigate();
  const { data: record, error, refetch } = useCall(getBib, { recordId }, { enabled: recordId !== '' });
  const show = (id: string) => void navigate(`/editions/${encodeURIComponent(id)}`);
  return (
    <>
      <PageHead title={t('editions.title')} hint={t('editions.hint')} />
      <div className={styles.page}>
        {recordId === '' && (
          <FindRecord
            heading={t('editions.find')}
            choose={t('editions.choose')}
            onChoose={(found) => show(found.recordId)}
          />
        )}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {recordId !== '' && (
          <div className={styles.buttons}>
            <Button onClick={() => void navigate('/editions')}>{t('editions.other')}</Button>
          </div>
        )}
        {record && (
          <EditionsOfRecord
            key={recordId}
            recordId={recordId}
            title={record.title}
            facts={factLine(
              record.responsibility,
              ...record.imprints,
              ...record.languages.map(({ name }) => name),
            )}
            onShow={show}
          />
        )}
      </div>
    </>
  );
}
