import type { LoanView } from '@lectern/contracts/lending/loans/loan-view';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../../components/button.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { type DueTone, dueTone } from '../due.ts';
import { renewalLine } from '../renewal-outcome.ts';
import { sectionAddress } from '../section-address.ts';
import type { Renewal } from '../use-renewal.ts';
import { useRenewalWords } from '../use-renewal-words.ts';
import { AttentionRow } from './attention-row.tsx';

/** A loan that needs action: recalled, overdue or due soon. It is renewed here, or its row says where it goes back and by when. */
export function LoanMatter({
  loan,
  renewal,
  onRenew,
}: {
  readonly loan: LoanView;
  readonly renewal: Renewal;
  readonly onRenew: () => void;
}) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const { loanId, title, daysLeft, recalled, renewsUntil } = loan;
  const outcome = renewal.rows.get(loanId);
  const line = useRenewalWords()(renewalLine(loan, outcome));
  const tone: DueTone = outcome?.renewed ? 'ok' : recalled ? 'bad' : dueTone(loan);
  return (
    <AttentionRow
      tone={tone}
      words={whatIsDue()}
      hint={
        renewsUntil !== null && !outcome?.renewed && line?.tone !== 'bad' ? untilWhen(renewsUntil) : whereTo()
      }
      action={
        renewsUntil === null ? (
          <ButtonLink size="small" to={sectionAddress('borrowing')}>
            {t('attention.see')}
          </ButtonLink>
        ) : (
          <Button
            size="small"
            kind="primary"
            busy={renewal.isRenewing(loanId)}
            aria-label={t('loans.renewTitle', { title })}
            onClick={onRenew}
          >
            {t('loans.renew')}
          </Button>
        )
      }
    />
  );

  function whatIsDue(): string {
    if (outcome?.renewed) return t('attention.title', { title });
    if (recalled) return t('attention.recalled', { title });
    if (daysLeft < 0) return t('attention.overdue', { title, count: -daysLeft });
    if (loan.dueTime !== null) {
      const time = format.clock(loan.dueTime);
      return loan.overdue
        ? t('attention.overdueSince', { title, time })
        : t('attention.dueAt', { title, day: format.inDays(daysLeft), time });
    }
    return t('attention.due', { title, day: format.inDays(daysLeft) });
  }

  function untilWhen(until: string): string {
    return factLine(t('attention.renewsUntil', { date: format.date(until, 'short') }), loan.libName);
  }

  /** After a renewal its result; else where the item goes back and, if it is not overdue, by when. */
  function whereTo(): string {
    if (outcome?.renewed) return line?.words ?? '';
    const place = loan.libName;
    const date = format.date(loan.normReturnDate, 'short');
    const back = loan.overdue
      ? t('attention.returnNow', { place })
      : t('attention.returnBy', { place, date });
    return factLine(back, recalled ? null : line?.words);
  }
}
