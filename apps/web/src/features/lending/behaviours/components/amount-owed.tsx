import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../behaviours.module.css';

/** What the reader owes now, and what overdue loans cost so far; with what can be done about it. */
export function AmountOwed({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const { data, error, refetch } = useCall(getAmountOwed, {});
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton width="100%" height="88px" radius="12px" />
      </Loading>
    );
  }
  const { owed, accruing } = data;
  return (
    <Card padded className={styles.owed}>
      <dl>
        <div>
          <dt>{t(owed.amount < 0 ? 'owed.credit' : 'owed.now')}</dt>
          <dd data-bad={owed.amount > 0 ? '' : undefined}>
            {format.money({ ...owed, amount: Math.abs(owed.amount) })}
          </dd>
        </div>
        {accruing.amount > 0 && (
          <div>
            <dt>{t('owed.accruing')}</dt>
            <dd>{format.money(accruing)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>{children}</div>
      <p className="muted small">{t(owed.amount < 0 ? 'owed.creditHint' : 'owed.hint')}</p>
    </Card>
  );
}
