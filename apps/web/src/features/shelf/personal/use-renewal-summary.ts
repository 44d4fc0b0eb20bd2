import { useTranslation } from 'react-i18next';
import { factLine } from '../../../lib/fact-line.ts';
import { type RenewalAnswer, renewalCounts } from './renewal-outcome.ts';

/** Gives a renewal of several loans in one line: "5 loans renewed · 1 could not be renewed". Zero counts are left out. */
export function useRenewalSummary(): (answer: RenewalAnswer) => string {
  const { t } = useTranslation('personal');
  return (answer) => {
    const { renewed, notYet, failed } = renewalCounts(answer);
    return factLine(
      renewed > 0 ? t('loans.renewedCount', { count: renewed }) : null,
      notYet > 0 ? t('loans.notYetCount', { count: notYet }) : null,
      failed > 0 ? t('loans.failedCount', { count: failed }) : null,
    );
  };
}
