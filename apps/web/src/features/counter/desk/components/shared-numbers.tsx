import { listSharedNumbers } from '@lectern/contracts/counter/desk/list-shared-numbers';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from './copy-panel.module.css';

/** Numbers that a copy and a reader share, each with both. */
export function SharedNumbers() {
  const { t } = useTranslation('desk');
  const { data, error, refetch } = useCall(listSharedNumbers, {}, { staleMs: 0 });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.numbers.length === 0) return <EmptyState title={t('copies.noShared')} />;
  return (
    <Card as="section" aria-label={t('copies.modes.shared')}>
      <ul className={styles.lines}>
        {data?.numbers.map(({ barcode, title, reader }) => (
          <li key={`${barcode} ${reader.patronId}`} className={styles.line}>
            <span className={styles.work}>
              <strong>{title}</strong>
              <span className="muted small">{barcode}</span>
            </span>
            <Link to={`/readers/${reader.patronId}`}>{reader.name}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
