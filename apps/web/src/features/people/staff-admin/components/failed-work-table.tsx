import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { listFailedWork } from '@lectern/contracts/people/staff/list-failed-work';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { StaffTable } from '../../../../components/staff/staff-table.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../staff.module.css';

/** Each work that failed, with its error and what can be done with it. */
export function FailedWorkTable({
  works,
  isBusy,
  onRetry,
  onDrop,
}: {
  readonly works: OutputOf<typeof listFailedWork.output>['works'];
  readonly isBusy: boolean;
  readonly onRetry: (id: string) => void;
  readonly onDrop: (id: string) => void;
}) {
  const { t } = useTranslation('staff-admin');
  const format = useFormat();
  const columns = (['work', 'error', 'attempts', 'since', 'acts'] as const).map((column) =>
    t(`failedWork.${column}`),
  );
  return (
    <StaffTable label={t('failedWork.title')} columns={columns}>
      {works.map(({ id, kind, error, attempts, failedAt, canRetry }) => (
        <tr key={id}>
          <td className={styles.subject}>{kind}</td>
          <td className={styles.error} lang="en">
            {error}
          </td>
          <td>{format.number(attempts)}</td>
          <td className={styles.time}>{format.dateTime(failedAt)}</td>
          <td>
            <div className={styles.rowActs}>
              {canRetry && (
                <Button size="small" disabled={isBusy} onClick={() => onRetry(id)}>
                  {t('failedWork.retry')}
                  <span className="hidden-visually"> {kind}</span>
                </Button>
              )}
              <Button size="small" kind="text" onClick={() => onDrop(id)}>
                {t('failedWork.drop')}
                <span className="hidden-visually"> {kind}</span>
              </Button>
            </div>
          </td>
        </tr>
      ))}
    </StaffTable>
  );
}
