import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import {
  ERESOURCE_ROW_OUTCOMES,
  type importEresources,
} from '@lectern/contracts/resources/databases/import-eresources';
import { useTranslation } from 'react-i18next';
import { StaffTable } from '../../../../../components/staff/staff-table.tsx';
import { factLine } from '../../../../../lib/fact-line.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import styles from '../staff.module.css';

/** What an import did, or would do, line by line. Lines that stay as they are are only counted. */
export function ImportReport({ report }: { readonly report: OutputOf<(typeof importEresources)['output']> }) {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const { rows, newTerms, unknownColumns, isCheck } = report;
  const counts = ERESOURCE_ROW_OUTCOMES.map((outcome) => ({
    outcome,
    count: rows.filter((row) => row.outcome === outcome).length,
  })).filter(({ count }) => count > 0);
  const told = rows.filter(({ outcome }) => outcome !== 'same');
  const words = (['line', 'name', 'outcome', 'why'] as const).map((name) => t(`staff.import.column.${name}`));
  return (
    <section className={styles.part} aria-live="polite">
      <h3>{t(isCheck ? 'staff.import.wouldDo' : 'staff.import.done')}</h3>
      <p className="num">
        {factLine(
          ...counts.map(
            ({ outcome, count }) => `${t(`staff.import.outcome.${outcome}`)}: ${format.number(count)}`,
          ),
        )}
      </p>
      {newTerms.length > 0 && (
        <p>{t('staff.import.newTerms', { words: format.list(newTerms.map(({ name }) => name)) })}</p>
      )}
      {unknownColumns.length > 0 && (
        <p className="muted small">{t('staff.import.unknown', { columns: format.list(unknownColumns) })}</p>
      )}
      {told.length > 0 && (
        <StaffTable label={t('staff.import.lines')} columns={words}>
          {told.map(({ line, name, code, outcome, changes, message }) => (
            <tr key={line}>
              <td className="num">{format.number(line)}</td>
              <td>
                <span dir="auto">{name || code}</span>
              </td>
              <td>{t(`staff.import.outcome.${outcome}`)}</td>
              <td>{message ? <span dir="auto">{message}</span> : <code>{changes.join(' ')}</code>}</td>
            </tr>
          ))}
        </StaffTable>
      )}
    </section>
  );
}
