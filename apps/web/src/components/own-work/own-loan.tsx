import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getOwnWorks, type OwnWork } from '@lectern/contracts/shelf/own-works/get-own-works';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toasts.ts';
import { useAction } from '../../lib/use-action.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button.tsx';
import { Pill } from '../pill.tsx';
import styles from './own-work.module.css';

/** A loan of the reader: until when, and a button that renews it or the reason why it cannot be renewed. */
export function OwnLoan({
  loan: { loanId, yearVol, normReturnDate, dueTime, overdue, canRenew, renewsUntil, renewFrom, refusal },
  title,
  isBrief,
}: {
  readonly loan: OwnWork['loans'][number];
  readonly title: string;
  readonly isBrief: boolean;
}) {
  const { t } = useTranslation('own-work');
  const why = useId();
  const format = useFormat();
  const errorText = useErrorText();
  const renewal = useAction(renewLoans, {
    invalidates: [getOwnWorks, listLoans, getPatron, getAmountOwed],
    onDone: ({ results }) => {
      const until = results[0]?.normReturnDate ?? normReturnDate;
      showToast('ok', t('renewed', { title, date: format.date(until) }));
    },
    onRefused: (error) => showToast('bad', errorText(error)),
  });
  const date = dueTime === null ? format.date(normReturnDate) : `${format.date(normReturnDate)} ${dueTime}`;
  return (
    <li className={styles.state}>
      <Pill tone={overdue ? 'bad' : 'accent'}>{t(overdue ? 'overdue' : 'onLoan', { date })}</Pill>
      {yearVol && <span className="small">{yearVol}</span>}
      {!isBrief && (
        <Button
          kind="text"
          size="small"
          busy={renewal.running}
          disabled={!canRenew}
          aria-label={t('renewThis', { title })}
          aria-describedby={canRenew ? undefined : why}
          onClick={() => renewal.start({ loanIds: [loanId] })}
        >
          {renewsUntil === null ? t('renew') : t('renewUntil', { date: format.date(renewsUntil, 'short') })}
        </Button>
      )}
      {!canRenew && !isBrief && (
        <span id={why} className="muted small">
          {renewFrom === null ? refusal?.message : t('renewFrom', { date: format.date(renewFrom, 'short') })}
        </span>
      )}
    </li>
  );
}
