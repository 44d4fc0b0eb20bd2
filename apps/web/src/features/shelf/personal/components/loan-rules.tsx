import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { listLoanRules } from '@lectern/contracts/lending/patron/list-loan-rules';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './past-loans.module.css';

type Rule = OutputOf<(typeof listLoanRules)['output']>['rules'][number];

/** What may be borrowed, for how long, and the fine for each day overdue: one row for each kind of item. */
export function LoanRules() {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const rules = useCall(listLoanRules, {}, { staleMs: 300_000 });
  if (rules.error) return <ErrorState error={rules.error} onRetry={() => void rules.refetch()} />;
  if (!rules.data) return <ListSkeleton />;
  const heads = ['kind', 'days', 'renewals', 'most', 'fine'] as const;
  return (
    <Card>
      <table className={styles.table}>
        <caption className="hidden-visually">{t('rules.caption')}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`rules.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.data.rules.map((rule) => (
            <tr key={rule.itemType}>
              <td>{rule.itemTypeName}</td>
              <td data-label={t('rules.days')}>{periodOf(rule)}</td>
              <td data-label={t('rules.renewals')}>
                {rule.loanable ? t('rules.times', { count: rule.maxRenewals }) : '–'}
              </td>
              <td data-label={t('rules.most')}>
                {rule.maxLoans === null || !rule.loanable ? '–' : format.number(rule.maxLoans)}
              </td>
              <td data-label={t('rules.fine')}>{fineOf(rule)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );

  function periodOf({ loanable, loanHours, loanDays }: Rule): string {
    if (!loanable) return t('rules.inLibrary');
    return loanHours === null
      ? t('rules.dayCount', { count: loanDays })
      : t('rules.hourCount', { count: loanHours });
  }

  function fineOf({ loanable, finePerDay, finePerHour }: Rule): string {
    if (!loanable) return '–';
    return finePerHour === null
      ? format.money(finePerDay)
      : t('rules.finePerHour', { fine: format.money(finePerHour) });
  }
}
