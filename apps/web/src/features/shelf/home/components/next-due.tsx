import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import type { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ESCAPE_MARKS } from '../../../../lib/i18n.ts';
import { useFormat } from '../../../../lib/use-format.ts';

/** The most important sentence about the account: that it is blocked, which loan is due first, or that nothing is due. */
export function NextDue({
  patron,
  loans,
}: {
  readonly patron: OutputOf<(typeof getPatron)['output']>;
  readonly loans: readonly LoanView[];
}) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const next = loans[0];
  const date = patron.timedBlock ? format.date(patron.timedBlock.until) : '';
  if (patron.status === 'expired' && patron.renewsUntil !== null)
    return (
      <p>
        <Link to="/personalCenter">{t('due.renewAccount')}</Link>
      </p>
    );
  if (patron.status !== 'normal') return <p>{t(`due.status.${patron.status}`, { date })}</p>;
  if (!next) return <p>{t(patron.loanCount > 0 ? 'due.someLoans' : 'due.noLoans')}</p>;
  return (
    <p>
      <Trans
        t={t}
        i18nKey={next.overdue ? 'due.late' : 'due.next'}
        values={{
          title: next.title,
          day: next.daysLeft <= 7 ? format.inDays(next.daysLeft) : format.date(next.normReturnDate, 'short'),
        }}
        components={{ b: <b /> }}
        tOptions={{ interpolation: ESCAPE_MARKS }}
        shouldUnescape
      />
    </p>
  );
}
