import { exportLoans } from '@lectern/contracts/lending/loans/export-loans';
import { LOAN_SORTS, listLoans } from '@lectern/contracts/lending/loans/list-loans';
import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { api } from '../../../../lib/api.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { LOAN_ROWS } from '../loan-rows.ts';
import { renewalCounts } from '../renewal-outcome.ts';
import type { Renewal } from '../use-renewal.ts';
import { useRenewalSummary } from '../use-renewal-summary.ts';
import { withOne } from '../with-one.ts';
import styles from './current-loans.module.css';
import { ExportMenu } from './export-menu.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { LoanRow } from './loan-row.tsx';

const MOST_ROWS = 100;

/** The current loans, due first or by title. One, some or all can be renewed; each row shows the result. */
export function CurrentLoans({ page, renewal }: { readonly page: number; readonly renewal: Renewal }) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const errorText = useErrorText();
  const [query, setQuery] = useSearchParams();
  const sort = LOAN_SORTS.find((one) => one === query.get('sort')) ?? 'due';
  const loans = useCall(listLoans, { sort, page, rows: LOAN_ROWS }, { keepPrevious: true });
  const summary = useRenewalSummary();
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
  const exported = rows.filter(({ loanId }) => chosen.has(loanId)).map(({ loanId }) => loanId);
  const selected = renewableIds(rows).filter((loanId) => chosen.has(loanId));

  const nothingToRenew = renewable === 0 ? t('loans.noneRenewable') : undefined;

  async function renewAll() {
    if (total <= rows.length) return renewal.renew(renewableIds(rows));
    try {
      renewal.renew(await allRenewableIds(total));
    } catch (error) {
      showToast('bad', errorText(error));
    }
  }

  return (
    <>
      {renewal.error && <Notice tone="bad">{errorText(renewal.error)}</Notice>}
      {renewal.answer && (
        <Notice tone={renewalCounts(renewal.answer).failed > 0 ? 'warn' : 'info'}>
          {summary(renewal.answer)}
        </Notice>
      )}
      <Card>
        <div className={styles.bar}>
          <span className="muted">
            {nothingToRenew ??
              t('loans.renewable', { renewable: format.number(renewable), total: format.number(total) })}
          </span>
          {total > 1 && (
            <SelectMenu
              label={t('sort.label')}
              value={sort}
              options={LOAN_SORTS.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
              onChange={(next) => setQuery(next === 'due' ? {} : { sort: next }, { replace: true })}
            />
          )}
          <ExportMenu
            chosen={exported}
            download={(rows, format) => api.download(exportLoans, { ...rows, format })}
          />
          <Button
            size="small"
            disabled={selected.length === 0}
            title={selected.length === 0 ? (nothingToRenew ?? t('loans.chooseFirst')) : undefined}
            busy={renewal.running}
            onClick={() => renewal.renew(selected)}
          >
            {t('loans.renewSelected')}
          </Button>
          <Button
            kind="primary"
            size="small"
            disabled={renewable === 0}
            title={nothingToRenew}
            busy={renewal.running}
            onClick={() => void renewAll()}
          >
            {renewable === 0 ? t('loans.renewNone') : t('loans.renewAll', { count: renewable })}
          </Button>
        </div>
        <ul>
          {rows.map((loan) => (
            <LoanRow
              key={loan.loanId}
              loan={loan}
              outcome={renewal.rows.get(loan.loanId)}
              chosen={chosen.has(loan.loanId)}
              busy={renewal.isRenewing(loan.loanId)}
              onChoose={(isChosen) => setChosen(withOne(chosen, loan.loanId, isChosen))}
              onRenew={() => renewal.renew([loan.loanId])}
            />
          ))}
        </ul>
      </Card>
      <Pager
        page={page}
        rows={LOAN_ROWS}
        total={total}
        to={(one) => (sort === 'due' ? `?page=${one}` : `?sort=${sort}&page=${one}`)}
      />
    </>
  );
}

function renewableIds(loans: readonly LoanView[]): string[] {
  return loans.filter(({ canRenew }) => canRenew).map(({ loanId }) => loanId);
}

/** The ids of all loans that can be renewed, for a reader with more than one page of loans. */
async function allRenewableIds(total: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; (page - 1) * MOST_ROWS < total; page++) {
    const { loans } = await api.call(listLoans, { page, rows: MOST_ROWS });
    ids.push(...renewableIds(loans));
  }
  return ids;
}
