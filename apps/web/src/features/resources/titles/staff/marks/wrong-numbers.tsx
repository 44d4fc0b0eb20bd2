import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { importTitleMarks } from '@lectern/contracts/resources/titles/import-title-marks';
import { useTranslation } from 'react-i18next';
import { StaffTable } from '../../../../../components/staff/staff-table.tsx';
import { useFormat } from '../../../../../lib/use-format.ts';
import styles from '../import/import.module.css';

type Report = OutputOf<typeof importTitleMarks.output>;

/** Numbers of a list with a wrong check digit, as they stand there, each with its line. */
export function WrongNumbers({
  report: { wrong, wrongCount },
}: {
  readonly report: Pick<Report, 'wrong' | 'wrongCount'>;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  if (wrong.length === 0) return null;
  return (
    <>
      <h4 className={styles.head}>{t('marks.count.wrong')}</h4>
      {wrongCount > wrong.length && (
        <p className="muted small">
          {t('staff.import.moreFaults', {
            shown: format.number(wrong.length),
            all: format.number(wrongCount),
          })}
        </p>
      )}
      <StaffTable
        label={t('marks.count.wrong')}
        columns={[t('staff.import.fault.line'), t('staff.import.fault.value')]}
      >
        {wrong.map(({ line, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have two numbers, and the rows never move.
          <tr key={at}>
            <td className="num">{format.number(line)}</td>
            <td>
              <span dir="auto">{value}</span>
            </td>
          </tr>
        ))}
      </StaffTable>
    </>
  );
}
