import { listLoans } from '@lectern/contracts/loans/list-loans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Pager } from '../../../components/pager.tsx';
import { api } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { LOAN_ROWS } from '../loan-rows.ts';
import { useRenewal } from '../use-renewal.ts';
import styles from './current-loans.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoanRow } from './loan-row.tsx';

const MOST_ROWS = 100;

/** The current loans, due first. One, some or all can be renewed; each row shows the result. */
export function CurrentLoans({ page }: { readonly page: number }) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const errorText = useErrorText();
  const loans = useCall(listLoans, { page, rows: LOAN_ROWS }, { keepPrevious: true });
  const renewal = useRenewal();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (loans.error) return <ErrorState error={loans.error} onRetry={() => void loans.refetch()} />;
  if (!loans.data) return <ListSkeleton />;
  const { total, renewable, loans: rows } = loans.data;
  if (total === 0) {
    return (
      <Card>
        <EmptyState
          title={t('loans.none')}
          hint={t('loans.noneHint')}
          actions={
            <ButtonLink kind="primary" to="/home">
              {t('loans.find')}
            </ButtonLink>
          }
        />
      </Card>
    );
  }
  const selected = rows
    .filter(({ loanId, canRenew }) => canRenew && chosen.has(loanId))
    .map(({ loanId }) => loanId);

  async function renewAll() {
    if (total <= rows.length) return renewal.renew(rows.map(({ loanId }) => loanId));
    try {
      renewal.renew(await allLoanIds(total));
    } catch (error) {
      showToast('bad', errorText(error));
    }
  }

  return (
    <>
      {renewal.error && <Notice tone="bad">{errorText(renewal.error)}</Notice>}
      {renewal.answer && (
        <Notice tone={renewal.answer.refused > 0 ? 'warn' : 'info'}>
          {t('loans.outcome', {
            renewed: format.number(renewal.answer.renewed),
            refused: format.number(renewal.answer.refused),
          })}
        </Notice>
      )}
      <Card>
        <div className={styles.bar}>
          <span className="muted">
            {t('loans.renewable', { renewable: format.number(renewable), total: format.number(total) })}
          </span>
          <Button
            size="small"
            disabled={selected.length === 0}
            title={selected.length === 0 ? t('loans.chooseFirst') : undefined}
            busy={renewal.running}
            onClick={() => renewal.renew(selected)}
          >
            {t('loans.renewSelected')}
          </Button>
          <Button
            kind="primary"
            size="small"
            disabled={renewable === 0}
            busy={renewal.running}
            onClick={() => void renewAll()}
          >
            {t('loans.renewAll', { count: renewable })}
          </Button>
        </div>
        <ul>
          {rows.map((loan) => (
            <LoanRow
              key={loan.loanId}
              loan={loan}
              outcome={renewal.outcomes.get(loan.loanId)}
              chosen={chosen.has(loan.loanId)}
              busy={renewal.isRenewing(loan.loanId)}
              onChoose={(isChosen) => setChosen(withOne(chosen, loan.loanId, isChosen))}
              onRenew={() => renewal.renew([loan.loanId])}
            />
          ))}
        </ul>
      </Card>
      <Pager page={page} rows={LOAN_ROWS} total={total} to={(one) => `?page=${one}`} />
    </>
  );
}

/** The ids of all loans, for a reader with more than one page of them. */
async function allLoanIds(total: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; (page - 1) * MOST_ROWS < total; page++) {
    const { loans } = await api.call(listLoans, { page, rows: MOST_ROWS });
    ids.push(...loans.map(({ loanId }) => loanId));
  }
  return ids;
}

function withOne(set: ReadonlySet<string>, value: string, present: boolean): ReadonlySet<string> {
  const next = new Set(set);
  if (present) next.add(value);
  else next.delete(value);
  return next;
}
