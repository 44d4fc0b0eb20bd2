import { listFaults } from '@lectern/contracts/people/staff/list-faults';
import { useTranslation } from 'react-i18next';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../staff.module.css';

/** What goes wrong for the library by itself; nothing where all is well. */
export function Faults() {
  const { t } = useTranslation('staff-admin');
  const format = useFormat();
  const { data } = useCall(listFaults, {}, { staleMs: 0 });
  if (!data || data.settings.length + data.works.length === 0) return null;
  const { settings, works } = data;
  return (
    <>
      {settings.length > 0 && (
        <section className={styles.fault}>
          <h2 className={styles.section}>{t('faults.settings')}</h2>
          <StaffTable label={t('faults.settings')} columns={[t('faults.setting'), t('faults.reason')]}>
            {settings.map(({ path, reason }) => (
              <tr key={path}>
                <td className={styles.subject}>{path}</td>
                <td lang="en">{reason}</td>
              </tr>
            ))}
          </StaffTable>
        </section>
      )}
      {works.length > 0 && (
        <section className={styles.fault}>
          <h2 className={styles.section}>{t('faults.works')}</h2>
          <StaffTable
            label={t('faults.works')}
            columns={[t('faults.work'), t('faults.reason'), t('faults.times'), t('faults.last')]}
          >
            {works.map(({ source, message, times, lastAt }) => (
              <tr key={source}>
                <td className={styles.subject}>{source}</td>
                <td lang="en">{message}</td>
                <td>{format.number(times)}</td>
                <td className={styles.time}>{format.dateTime(lastAt)}</td>
              </tr>
            ))}
          </StaffTable>
        </section>
      )}
    </>
  );
}
