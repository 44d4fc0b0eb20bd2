import { listAllianceTransactions } from '@lectern/contracts/counter/alliance/list-alliance-transactions';
import { moveAllianceTransaction } from '@lectern/contracts/counter/alliance/move-alliance-transaction';
import type { StaffTransaction } from '@lectern/contracts/counter/alliance/transaction-views';
import type { AllianceVerb } from '@lectern/rules/alliance/ways';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { STEP_TONES } from '../step-tones.ts';
import { MoveDialog } from './move-dialog.tsx';
import styles from './staff.module.css';

/** Moves that ask for something first: a copy, a reason, or a second thought. */
const ASKS_FIRST: readonly AllianceVerb[] = ['send', 'refuse', 'cancel', 'lose', 'reportLost'];

/** One transaction with another library, and what staff can do with it. */
export function TransactionRow({ transaction }: { readonly transaction: StaffTransaction }) {
  const { t } = useTranslation('alliance');
  const format = useFormat();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<AllianceVerb>();
  const move = useAction(moveAllianceTransaction, {
    invalidates: [listAllianceTransactions],
    onDone: ({ step }) => showToast('ok', t(`step.${step}`)),
  });
  const { transactionId, title, reader, moves } = transaction;
  const own = moves.filter((verb) => transaction.kind === 'request' || verb !== 'lend');
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <b>{title}</b>
        <div className="muted small">
          {factLine(transaction.author, transaction.isbn, t('number', { number: transaction.requestNo }))}
        </div>
        <div className="small">
          {factLine(
            transaction.otherLibName,
            t(`kind.${transaction.kind}`),
            transaction.barcode && t('barcode', { barcode: transaction.barcode }),
            transaction.normReturnDate && t('due', { date: format.date(transaction.normReturnDate) }),
          )}
        </div>
        {reader && (
          <div className="small">
            <Link to={`/desk/${reader.patronId}`}>{format.person(reader)}</Link>
          </div>
        )}
        {transaction.reason && (
          <div className="small">{t('reasonGiven', { reason: transaction.reason })}</div>
        )}
        {move.error && <Notice tone="bad">{errorText(move.error)}</Notice>}
      </div>
      <div className={styles.state}>
        <div className={styles.pills}>
          <Pill tone={STEP_TONES[transaction.step]}>{t(`step.${transaction.step}`)}</Pill>
          {transaction.isUntold && <Pill tone="warn">{t('staff.untold')}</Pill>}
          <span className="muted small">{format.dateTime(transaction.stepSince)}</span>
        </div>
        <div className={styles.actions}>
          {own.map((verb) => (
            <Button
              key={verb}
              size="small"
              busy={move.running}
              onClick={() =>
                ASKS_FIRST.includes(verb) ? setAsking(verb) : move.start({ transactionId, verb })
              }
            >
              {t(`verb.${verb}`)}
              <span className="hidden-visually"> {title}</span>
            </Button>
          ))}
        </div>
      </div>
      {asking && <MoveDialog transaction={transaction} verb={asking} onClose={() => setAsking(undefined)} />}
    </li>
  );
}
