import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { Rule } from './rule-lists.ts';

/** The terms of a rule in a few words. */
export function useTermWords() {
  const { t } = useTranslation('rules');
  const format = useFormat();
  return {
    loan: ({ loanDays, loanHours }: Rule) =>
      loanHours === null ? t('days', { count: loanDays }) : t('hours', { count: loanHours }),
    renewals: ({ maxRenewals, renewDays, loanHours }: Rule) =>
      maxRenewals === 0
        ? t('none')
        : loanHours === null
          ? t('renewals', { count: maxRenewals, days: t('days', { count: renewDays }) })
          : t('times', { count: maxRenewals }),
    most: (most: number | null) => (most === null ? t('noLimit') : format.number(most)),
    grace: ({ grace, finePerHour }: Rule) =>
      grace === 0
        ? t('none')
        : finePerHour === null
          ? t('graceDays', { count: grace })
          : t('graceHours', { count: grace }),
    lost: ({ lostPrice, lostHandling }: Rule, currency: string) => {
      const sum = (amount: number | null) =>
        amount === null ? t('explain.bySettings') : format.money({ amount, currency });
      return t('explain.lostCosts', { price: sum(lostPrice), handling: sum(lostHandling) });
    },
    fine: ({ finePerDay, finePerHour, fineCap }: Rule, currency: string) => {
      if (finePerDay === 0 && !finePerHour) return t('none');
      const cap = format.money({ amount: fineCap, currency });
      return finePerHour === null
        ? t('finePerDay', { amount: format.money({ amount: finePerDay, currency }), cap })
        : t('finePerHour', { amount: format.money({ amount: finePerHour, currency }), cap });
    },
  };
}
