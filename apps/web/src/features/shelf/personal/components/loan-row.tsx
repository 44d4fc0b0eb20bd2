import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Cover } from '../../../../components/cover.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { dueTone, usedShare } from '../due.ts';
import { type RenewalRow, renewalLine } from '../renewal-outcome.ts';
import { useRenewalWords } from '../use-renewal-words.ts';
import styles from './loan-row.module.css';

/** One loan: when it is due, the button to renew it, and one line about its renewal. */
export function LoanRow({
  loan,
  outcome,
  chosen,
  busy,
  onChoose,
  onRenew,
}: {
  readonly loan: LoanView;
  /** What the last try to renew it led to. */
  readonly outcome: RenewalRow | undefined;
  readonly chosen: boolean;
  readonly busy: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly onRenew: () => void;
}) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const lineId = useId();
  const line = useRenewalWords()(renewalLine(loan, outcome));
  const tone = dueTone(loan);
  const style = { '--used': usedShare(loan.loanDate, loan.normReturnDate, loan.daysLeft) };
  return (
    <li className={styles.row}>
      <input
        type="checkbox"
        aria-label={t('loans.choose', { title: loan.title })}
        checked={chosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Cover recordId={loan.recordId} title={loan.title} width="54px" />
      <div className={styles.about}>
        <Link to={bibAddress(loan.recordId)}>{loan.title}</Link>
        <div className="muted small">
          {factLine(loan.author, loan.callNo, loan.yearVol, loan.libName, loan.locationName)}
        </div>
        {loan.renewCount > 0 && (
          <div className="muted small">
            {t('loans.renewals', {
              done: format.number(loan.renewCount),
              limit: format.number(loan.maxRenewals),
            })}
          </div>
        )}
        <div aria-live="polite">
          {line && (
            <p id={lineId} className={styles.line} data-tone={line.tone}>
              {line.words}
            </p>
          )}
        </div>
      </div>
      <div className={styles.due}>
        {tone === 'ok' ? <span>{dueWords()}</span> : <Pill tone={tone}>{dueWords()}</Pill>}
        <span className={styles.time} data-tone={tone} style={style as React.CSSProperties} aria-hidden />
        {loan.overdueFine.amount > 0 && (
          <span className="muted small">
            {t('loans.fineSoFar', { fine: format.money(loan.overdueFine) })}
          </span>
        )}
      </div>
      <Button
        size="small"
        className={styles.renew}
        disabled={!loan.canRenew}
        busy={busy}
        aria-label={t('loans.renewTitle', { title: loan.title })}
        aria-describedby={line ? lineId : undefined}
        onClick={onRenew}
      >
        {t('loans.renew')}
      </Button>
    </li>
  );

  function dueWords(): string {
    const { dueTime } = loan;
    if (dueTime !== null && loan.overdue && loan.daysLeft === 0) {
      return t('loans.overdueSince', { time: format.clock(dueTime) });
    }
    if (dueTime !== null && loan.daysLeft >= 0) {
      return t('loans.dueAt', { day: format.inDays(loan.daysLeft), time: format.clock(dueTime) });
    }
    if (loan.daysLeft < 0) return t('loans.overdue', { count: -loan.daysLeft });
    if (loan.daysLeft <= 3) return t('loans.dueSoon', { day: format.inDays(loan.daysLeft) });
    return t('loans.due', { date: format.date(loan.normReturnDate, 'short') });
  }
}
