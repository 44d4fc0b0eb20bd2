import type { StaffBudget } from '@lectern/contracts/buying/budgets/budget';
import { listBudgetPostings } from '@lectern/contracts/buying/budgets/list-budget-postings';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './budgets.module.css';

const ROWS = 100;

/** The last postings of a budget, the newest first. */
export function PostingsDialog({
  budget: { id, currency },
  name,
  onClose,
}: {
  readonly budget: StaffBudget;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('budgets');
  const format = useFormat();
  const { data, error, refetch } = useCall(listBudgetPostings, { id, rows: ROWS }, { staleMs: 0 });
  return (
    <Dialog
      title={t('postings.of', { name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('postings.close')}</Button>}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.postings.length === 0 && <p>{t('postings.none')}</p>}
      <ul className={styles.postings}>
        {data?.postings.map((posting) => (
          <li key={posting.id}>
            <span>
              {t(`kind.${posting.kind}`)} <span className="muted num">{posting.orderNumber}</span>{' '}
              <span className="muted" dir="auto">
                {posting.note}
              </span>
            </span>
            <span className="num">
              {format.money({ amount: posting.amount, currency })}{' '}
              <time className="muted small" dateTime={posting.at}>
                {format.dateTime(posting.at)}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
