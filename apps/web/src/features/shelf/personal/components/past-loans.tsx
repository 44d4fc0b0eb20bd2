import { exportPastLoans } from '@lectern/contracts/lending/loans/export-past-loans';
import { HISTORY_SORTS, listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { classNames } from '../../../../components/class-names.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { api } from '../../../../lib/api.ts';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { withOne } from '../with-one.ts';
import { ExportMenu } from './export-menu.tsx';
import { HistoryFilter } from './history-filter.tsx';
import { HistoryKeeping } from './history-keeping.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './past-loans.module.css';

const ROWS = 20;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The past loans, with a filter by title and date, an order and an export. Filter and order are in the address. */
export function PastLoans({ page }: { readonly page: number }) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const filter = {
    keyWord: query.get('keyWord') ?? '',
    ...dated('from', query.get('from')),
    ...dated('to', query.get('to')),
  };
  const sort = HISTORY_SORTS.find((one) => one === query.get('sort')) ?? 'latest';
  const past = useCall(listPastLoans, { ...filter, sort, page, rows: ROWS }, { keepPrevious: true });
  const isFiltered = filter.keyWord !== '' || 'from' in filter || 'to' in filter;
  const address = (change: Readonly<Record<string, string>>) => ({
    tab: 'history',
    ...filter,
    ...(sort !== 'latest' && { sort }),
    ...change,
  });

  return (
    <>
      <HistoryFilter
        key={JSON.stringify(filter)}
        filter={filter}
        onChange={(change) => setQuery(withoutEmpty(address(change)))}
      />
      {past.data && past.data.historyDays !== null && <HistoryKeeping days={past.data.historyDays} />}
      {past.error && <ErrorState error={past.error} onRetry={() => void past.refetch()} />}
      {past.isPending && <ListSkeleton />}
      {past.data?.total === 0 && (
        <Card>
          {isFiltered ? (
            <EmptyState
              title={t('history.noneMatches')}
              hint={t('history.noneMatchesHint')}
              actions={<Button onClick={() => setQuery({ tab: 'history' })}>{t('history.clear')}</Button>}
            />
          ) : (
            <EmptyState title={t('history.none')} hint={t('history.noneHint')} />
          )}
        </Card>
      )}
      {past.data && past.data.total > 0 && (
        <Card>
          <div className={styles.bar}>
            <span className="muted num">
              {t('history.total', { count: past.data.total, number: format.number(past.data.total) })}
            </span>
            <SelectMenu
              label={t('sort.label')}
              value={sort}
              options={HISTORY_SORTS.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
              onChange={(next) =>
                setQuery(withoutEmpty(address({ sort: next === 'latest' ? '' : next })), { replace: true })
              }
            />
            <ExportMenu
              chosen={past.data.loans.filter(({ loanId }) => chosen.has(loanId)).map(({ loanId }) => loanId)}
              download={(rows, format) => api.download(exportPastLoans, { ...rows, ...filter, format })}
            />
          </div>
          <table className={classNames(styles.table, styles.titles)}>
            <caption className="hidden-visually">{t('history.caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('history.title')}</th>
                <th scope="col">{t('history.borrowed')}</th>
                <th scope="col">{t('history.returned')}</th>
              </tr>
            </thead>
            <tbody>
              {past.data.loans.map((loan) => (
                <tr key={loan.loanId}>
                  <td>
                    <input
                      type="checkbox"
                      className={styles.choose}
                      aria-label={t('loans.choose', { title: loan.title })}
                      checked={chosen.has(loan.loanId)}
                      onChange={({ target }) => setChosen(withOne(chosen, loan.loanId, target.checked))}
                    />
                    <Link to={bibAddress(loan.recordId)}>{loan.title}</Link>
                    <div className="muted small">{factLine(loan.author, loan.callNo)}</div>
                  </td>
                  <td data-label={t('history.borrowed')}>{format.date(loan.loanDate)}</td>
                  <td data-label={t('history.returned')}>
                    {format.date(loan.returnDate)}
                    {loan.overdueDays > 0 && (
                      <div className={styles.late}>{t('history.late', { count: loan.overdueDays })}</div>
                    )}
                    {loan.amountDue.amount > 0 && (
                      <div className="muted small num">
                        {factLine(
                          t('history.charged', { amount: format.money(loan.amountDue) }),
                          loan.amountPaid.amount > 0
                            ? t('history.paid', { amount: format.money(loan.amountPaid) })
                            : null,
                          loan.payMethod,
                        )}
                      </div>
                    )}
                    {loan.lossFreezeDate && (
                      <div className="muted small">
                        {t('history.lost', { date: format.date(loan.lossFreezeDate) })}
                      </div>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      )}
      <Pager
        page={page}
        rows={ROWS}
        total={past.data?.total ?? 0}
        to={(one) => `?${new URLSearchParams(withoutEmpty(address({ page: String(one) })))}`}
      />
    </>
  );
}

function dated(name: 'from' | 'to', text: string | null): Partial<Record<'from' | 'to', string>> {
  return text && DATE.test(text) ? { [name]: text } : {};
}

function withoutEmpty(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
