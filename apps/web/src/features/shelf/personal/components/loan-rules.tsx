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

/** The columns behind the kind of item. */
const COLUMNS = ['days', 'renewals', 'most', 'fine'] as const;
type Column = (typeof COLUMNS)[number];

/** What may be borrowed, for how long, and the fine for each day or hour overdue: one row for each kind of item. */
export function LoanRules() {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const rules = useCall(listLoanRules, {}, { staleMs: 300_000 });
  if (rules.error) return <ErrorState error={rules.error} onRetry={() => void rules.refetch()} />;
  if (!rules.data) return <ListSkeleton />;
  return (
    <Card>
      <table className={styles.table}>
        <caption className="hidden-visually">{t('rules.caption')}</caption>
        <thead>
          <tr>
            {(['kind', ...COLUMNS] as const).map((column) => (
              <th key={column} scope="col">
                {t(`rules.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.data.rules.map((rule) => (
            <tr key={rule.itemType}>
              <td>{rule.itemTypeName}</td>
              {COLUMNS.map((column) => {
                const value = valuesOf(rule)[column];
                return (
                  <td key={column} data-label={t(`rules.${column}`)} data-none={value ? undefined : true}>
                    {value ?? '–'}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );

  /** What a rule says in each column; a column without a value has nothing to say. */
  function valuesOf(rule: Rule): Partial<Record<Column, string>> {
    if (!rule.loanable) return { days: t('rules.inLibrary') };
    const { loanHours, loanDays, maxRenewals, maxLoans, finePerDay, finePerHour } = rule;
    return {
      days:
        loanHours === null
          ? t('rules.dayCount', { count: loanDays })
          : t('rules.hourCount', { count: loanHours }),
      renewals: t('rules.times', { count: maxRenewals }),
      ...(maxLoans !== null && { most: format.number(maxLoans) }),
      fine:
        finePerHour === null
          ? t('rules.finePerDay', { fine: format.money(finePerDay) })
          : t('rules.finePerHour', { fine: format.money(finePerHour) }),
    };
  }
}
