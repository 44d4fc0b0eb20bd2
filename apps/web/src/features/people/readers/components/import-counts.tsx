import type { ImportOutcome } from '@lectern/contracts/people/readers/import-outcome';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../readers.module.css';

const COUNTS = ['registered', 'changed', 'unchanged', 'faulty'] as const;

/** What an import did or would do, and the rows that are left out. */
export function ImportCounts({
  outcome,
  title,
}: {
  readonly outcome: ImportOutcome;
  readonly title: string;
}) {
  const { t } = useTranslation('readers');
  const format = useFormat();
  const { faults } = outcome;
  return (
    <section aria-live="polite">
      <h2 className={styles.section}>{title}</h2>
      <Card padded>
        <dl className={styles.facts}>
          {COUNTS.map((name) => (
            <div key={name} className={styles.count}>
              <dt>{t(`import.${name}`)}</dt>
              <dd>{format.number(outcome[name])}</dd>
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
