import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import {
  COURSE_COLUMNS,
  COURSE_ROW_OUTCOMES,
  importCourses,
  MOST_IMPORTED_COURSE_ROWS,
} from '@lectern/contracts/shelf/courses/import-courses';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { CsvFile } from '../../../../components/staff/csv-file.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useCsvUpload } from '../../../../lib/use-csv-upload.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../courses.module.css';

type Rows = OutputOf<(typeof importCourses)['output']>['rows'];

/** Adds and changes courses from a CSV file, which is checked before anything is done. */
export default function ImportPage() {
  const { t } = useTranslation('courses');
  const upload = useCsvUpload(importCourses);
  const { sending, answered } = upload;
  const hasChanges = answered?.answer.rows.some(
    ({ outcome }) => outcome !== 'faulty' && outcome !== 'unchanged',
  );
  return (
    <>
      <PageHead title={t('import.title')}>
        <ButtonLink to="/courses">{t('staff.back')}</ButtonLink>
      </PageHead>
      <div className={styles.staff}>
        <CsvFile
          label={t('import.choose')}
          upload={upload}
          checking={sending?.check ? t('import.checking') : undefined}
          onChoose={(file) => upload.send({ check: true }, file)}
        >
          <p>{t('import.hint', { most: MOST_IMPORTED_COURSE_ROWS })}</p>
          <p className={styles.columns}>
            <code>{COURSE_COLUMNS.join(', ')}</code>
          </p>
        </CsvFile>
        {answered && (
          <Outcome
            rows={answered.answer.rows}
            title={t(answered.input.check ? 'import.preview' : 'import.done')}
          />
        )}
        {answered?.input.check && (
          <div>
            <Button
              kind="primary"
              busy={sending !== undefined}
              disabled={!hasChanges}
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

function Outcome({ rows, title }: { readonly rows: Rows; readonly title: string }) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  const counts = COURSE_ROW_OUTCOMES.map((outcome) => ({
    outcome,
    count: rows.filter((row) => row.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  return (
    <section aria-live="polite">
      <h2>{title}</h2>
      <p>
        {factLine(...counts.map(({ outcome, count }) => `${t(`import.${outcome}`)} ${format.number(count)}`))}
      </p>
      <StaffTable
        label={title}
        columns={[t('import.line'), t('filter.courseCode'), t('field.title'), t('import.outcome')]}
      >
        {rows.map(({ line, code, title: book, outcome, inCatalogue, message }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>{code}</td>
            <td>{factLine(book, book && !inCatalogue ? t('notHeld') : '')}</td>
            <td>
              <Pill tone={outcome === 'faulty' ? 'bad' : outcome === 'unchanged' ? undefined : 'ok'}>
                {t(`import.${outcome}`)}
              </Pill>{' '}
              {message}
            </td>
          </tr>
        ))}
      </StaffTable>
    </section>
  );
}
