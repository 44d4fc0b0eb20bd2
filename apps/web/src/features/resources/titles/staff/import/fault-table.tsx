import type { TitleImport } from '@lectern/contracts/resources/titles/title-list';
import { useTranslation } from 'react-i18next';
import { StaffTable } from '../../../../../components/staff/staff-table.tsx';
import { useFormat } from '../../../../../lib/use-format.ts';
import styles from './import.module.css';

/** What is wrong in the lines of a file, each with its place. */
export function FaultTable({
  run: { faults, leftOutCount, faultCount },
}: {
  readonly run: Pick<TitleImport, 'faults' | 'leftOutCount' | 'faultCount'>;
}) {
  const { t } = useTranslation('titles');
  const format = useFormat();
  if (faults.length === 0) return <p className="muted">{t('staff.import.noFaults')}</p>;
  const all = leftOutCount + faultCount;
  const words = (['line', 'column', 'what', 'value'] as const).map((name) => t(`staff.import.fault.${name}`));
  return (
    <>
      <h4 className={styles.head}>{t('staff.import.faults')}</h4>
      {all > faults.length && (
        <p className="muted small">
          {t('staff.import.moreFaults', { shown: format.number(faults.length), all: format.number(all) })}
        </p>
      )}
      <StaffTable label={t('staff.import.faults')} columns={words}>
        {faults.map(({ line, column, code, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have two faults, and the rows never move.
          <tr key={at}>
            <td className="num">{format.number(line)}</td>
            <td>{column ? <code>{column}</code> : <span>{t('staff.import.wholeLine')}</span>}</td>
            <td>{t(`staff.import.lineFault.${code}`)}</td>
            <td>
              <span dir="auto">{value}</span>
            </td>
          </tr>
        ))}
      </StaffTable>
    </>
  );
}
