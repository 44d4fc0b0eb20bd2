import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { payable } from '../../../../lib/payable.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useSession } from '../../../../lib/use-session.ts';
import styles from './due-first.module.css';
import { Figure } from './figure.tsx';
import { Matters } from './matters.tsx';
import { NextDue } from './next-due.tsx';

const BORROWING = '/personalCenter/borrowing';

/** For a signed-in reader: what is due, at the top of the page. */
export function DueFirst() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { user } = useSession();
  const patron = useCall(getPatron, {});
  const loans = useCall(listLoans, { page: 1, rows: 10 });
  const me = patron.data;
  if (patron.error)
    return (
      <Card as="section" aria-label={t('due.label')}>
        <ErrorState error={patron.error} onRetry={() => void patron.refetch()} />
      </Card>
    );
  if (!me) return <DueSkeleton />;
  const renewable = loans.data?.renewable ?? 0;
  return (
    <Card as="section" className={styles.due} aria-label={t('due.label')}>
      <div className={styles.first}>
        <div className="muted small">{t('due.greeting', { name: user?.name ?? me.name })}</div>
        <NextDue patron={me} loans={loans.data?.loans ?? []} />
        <Matters />
        <div className={styles.actions}>
          {renewable > 0 && (
            <ButtonLink kind="primary" size="small" to={BORROWING}>
              {t('due.renewAll', { count: renewable, number: format.number(renewable) })}
            </ButtonLink>
          )}
          <ButtonLink size="small" to={BORROWING}>
            {t('due.seeLoans')}
          </ButtonLink>
        </div>
      </div>
      <Figure value={format.number(me.loanCount)} label={t('due.onLoan')}>
        {me.overdueCount > 0 && (
          <Pill tone="bad">
            {t('due.overdue', { count: me.overdueCount, number: format.number(me.overdueCount) })}
          </Pill>
        )}
        {me.overdueCount === 0 && me.dueSoonCount > 0 && (
          <Pill tone="warn">
            {t('due.soon', { count: me.dueSoonCount, number: format.number(me.dueSoonCount) })}
          </Pill>
        )}
      </Figure>
      <Figure value={format.number(me.holdsReady)} label={t('due.ready')}>
        {me.holdsWaiting > 0 && (
          <Pill>{t('due.waiting', { count: me.holdsWaiting, number: format.number(me.holdsWaiting) })}</Pill>
        )}
      </Figure>
      <Figure value={format.money(payable(me.owed))} label={t('due.owed')}>
        {me.owed.amount > 0 && <Pill tone="bad">{t('due.toPay')}</Pill>}
        {me.accruing.amount > 0 && (
          <Pill tone="warn">{t('due.accruing', { amount: format.money(me.accruing) })}</Pill>
        )}
      </Figure>
    </Card>
  );
}

function DueSkeleton() {
  return (
    <Card className={styles.shape}>
      <Loading>
        <Skeleton width="30%" />
        <div style={{ height: 12 }} />
        <Skeleton width="55%" height="1.5em" />
        <div style={{ height: 12 }} />
        <Skeleton width="130px" height="32px" />
      </Loading>
    </Card>
  );
}
