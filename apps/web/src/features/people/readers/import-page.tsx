import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import {
  importReaders,
  MOST_IMPORTED_READERS,
  READER_COLUMNS,
} from '@lectern/contracts/people/readers/import-readers';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { CsvFile } from '../../../components/staff/csv-file.tsx';
import { PageHead } from '../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../components/staff/staff-table.tsx';
import { useCsvUpload } from '../../../lib/use-csv-upload.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './readers.module.css';

type Answer = OutputOf<(typeof importReaders)['output']>;

/** Registers and changes readers from a CSV file, which is checked before anything is done. */
export default function ImportPage() {
  const { t } = useTranslation('readers');
  const upload = useCsvUpload(importReaders);
  const { sending, answered } = upload;

  return (
    <>
      <PageHead title={t('import.title')}>
        <ButtonLink to="/readers">{t('import.back')}</ButtonLink>
      </PageHead>
      <div className={styles.file}>
        <CsvFile
          label={t('import.choose')}
          upload={upload}
          checking={sending?.check ? t('import.checking') : undefined}
          onChoose={(file) => upload.send({ check: true }, file)}
        >
          <p>{t('import.hint', { most: MOST_IMPORTED_READERS })}</p>
          <p>
            <code>{READER_COLUMNS.join(',')}</code>
          </p>
        </CsvFile>
        {answered && (
          <Outcome
            answer={answered.answer}
            title={t(answered.input.check ? 'import.preview' : 'import.done')}
          />
        )}
        {answered?.input.check && (
          <div>
            <Button
              kind="primary"
              busy={sending !== undefined}
              disabled={answered.answer.registered + answered.answer.changed === 0}
              onClick={() => upload.send({ check: false }, answered.file)}
            >
              {t('import.run')}
            </Button>
          </div>
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
