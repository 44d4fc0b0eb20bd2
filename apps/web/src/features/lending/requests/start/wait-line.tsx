import type { Wait } from '@lectern/contracts/lending/requests/wish-fields';
import { useTranslation } from 'react-i18next';
import styles from './start.module.css';

/** How long a reservation may take, and what this is reckoned from. */
export function WaitLine({
  wait,
  isBest = false,
}: {
  readonly wait: Wait;
  /** It waits in several queues, and this is the wait in the best of them. */
  readonly isBest?: boolean;
}) {
  const { t } = useTranslation('start');
  const { readersBefore, copies, fromDays, toDays, pastLoans } = wait;
  return (
    <p className={`${styles.wait} muted small num`}>
      {isBest && t('wait.best')}
      {t('wait.readers', { count: readersBefore })}
      {t('wait.copies', { count: copies })}
      {t('wait.days', { from: fromDays, to: toDays })}{' '}
      <span>{pastLoans > 0 ? t('wait.ofLoans', { count: pastLoans }) : t('wait.ofRule')}</span>
    </p>
  );
}
