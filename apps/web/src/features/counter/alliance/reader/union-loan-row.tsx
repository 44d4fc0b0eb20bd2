import { cancelAllianceTransaction } from '@lectern/contracts/counter/alliance/cancel-alliance-transaction';
import { listPastUnionLoans } from '@lectern/contracts/counter/alliance/list-past-union-loans';
import { listUnionLoans } from '@lectern/contracts/counter/alliance/list-union-loans';
import type { UnionLoan } from '@lectern/contracts/counter/alliance/transaction-views';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { STEP_TONES } from '../step-tones.ts';
import styles from './alliance.module.css';

/** One request or loan in the alliance: where it is now, and what the reader can do. */
export function UnionLoanRow({ loan }: { readonly loan: UnionLoan }) {
  const { t } = useTranslation('alliance');
  const format = useFormat();
  const errorText = useErrorText();
  const cancel = useAction(cancelAllianceTransaction, {
    invalidates: [listUnionLoans, listPastUnionLoans],
    onDone: () => showToast('ok', t('loans.cancelled')),
  });
  return (
    <li className={styles.loan}>
      <div className={styles.about}>
        <b>{loan.title}</b>
        <div className="muted small">
          {factLine(loan.author, loan.otherLibName, t('number', { number: loan.requestNo }))}
        </div>
        <p className="small">
          {t(`now.${loan.step}`, { library: loan.otherLibName, place: loan.takeLocationName })}
        </p>
        {loan.reason && <p className="small">{t('reasonGiven', { reason: loan.reason })}</p>}
        {loan.normReturnDate && (
          <p className="small">{t('due', { date: format.date(loan.normReturnDate) })}</p>
        )}
        {cancel.error && <Notice tone="bad">{errorText(cancel.error)}</Notice>}
      </div>
      <div className={styles.state}>
        <Pill tone={loan.isOverdue ? 'bad' : STEP_TONES[loan.step]}>
          {loan.isOverdue ? t('overdue') : t(`step.${loan.step}`)}
        </Pill>
        {loan.canCancel && (
          <Button
            size="small"
            busy={cancel.running}
            onClick={() => cancel.start({ transactionId: loan.transactionId })}
          >
            {t('loans.cancel')}
            <span className="hidden-visually"> {loan.title}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
