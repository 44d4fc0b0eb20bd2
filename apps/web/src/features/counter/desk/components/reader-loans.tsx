import { claimReturned } from '@lectern/contracts/counter/desk/claim-returned';
import { getDeskReader } from '@lectern/contracts/counter/desk/get-desk-reader';
import { renewAtDesk } from '@lectern/contracts/counter/desk/renew-at-desk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { Menu } from '../../../../components/menu.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { useStaff } from '../../../../lib/staff/use-staff.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { DeskReader } from '../desk-reader.ts';
import { LoanDialog, type LoanMatter } from './loan-dialogs.tsx';
import styles from './reader-panel.module.css';

type Loan = DeskReader['loans'][number];

/** What a reader has on loan, each with what the desk can do about it. */
export function ReaderLoans({ reader }: { readonly reader: DeskReader }) {
  const { t } = useTranslation('desk');
  const errorText = useErrorText();
  const [matter, setMatter] = useState<{ readonly loan: Loan; readonly what: LoanMatter }>();
  const refuse = { onRefused: (error: unknown) => showToast('bad', errorText(error)) };
  const renewal = useAction(renewAtDesk, {
    ...refuse,
    invalidates: [getDeskReader],
    onDone({ results }) {
      const renewed = results.filter((one) => one.renewed).length;
      if (renewed > 0) showToast('ok', t('renewedCount', { count: renewed }));
      for (const { title, refusal } of results)
        if (refusal) showToast('warn', t('renewalRefused', { title, reason: refusal.message }));
    },
  });
  const claim = useAction(claimReturned, { ...refuse, invalidates: [getDeskReader] });
  if (reader.loans.length === 0) return null;
  const renew = (loans: readonly Loan[]) =>
    renewal.start({ patronId: reader.patronId, loanIds: loans.map(({ loanId }) => loanId) });
  return (
    <>
      <div className={styles.loansHead}>
        <h3>{t('reader.onLoan')}</h3>
        <Button size="small" busy={renewal.running} onClick={() => renew(reader.loans)}>
          {t('renewAll')}
        </Button>
      </div>
      <ul className={styles.loans}>
        {reader.loans.map((loan) => (
          <LoanRow
            key={loan.loanId}
            loan={loan}
            onRenew={() => renew([loan])}
            onClaim={() => claim.start({ loanId: loan.loanId, claimed: loan.claimedOn === null })}
            onMatter={(what) => setMatter({ loan, what })}
          />
        ))}
      </ul>
      {matter && <LoanDialog loan={matter.loan} matter={matter.what} onClose={() => setMatter(undefined)} />}
    </>
  );
}

function LoanRow({
  loan,
  onRenew,
  onClaim,
  onMatter,
}: {
  readonly loan: Loan;
  readonly onRenew: () => void;
  readonly onClaim: () => void;
  readonly onMatter: (what: LoanMatter) => void;
}) {
  const { t } = useTranslation('desk');
  const format = useFormat();
  const { may } = useStaff();
  return (
    <li className={styles.loan}>
      <strong>{loan.title}</strong>
      <span className="muted small">{[loan.barcode, loan.callNo].filter(Boolean).join(' · ')}</span>
      <span className={styles.due} data-late={loan.daysLeft < 0 ? '' : undefined}>
        {loan.daysLeft < 0
          ? t('overdue', { date: format.date(loan.normReturnDate, 'short'), count: -loan.daysLeft })
          : t('due', { date: format.date(loan.normReturnDate, 'short') })}
        {loan.overdueFine.amount > 0 && ` · ${format.money(loan.overdueFine)}`}
      </span>
      <div className={styles.actions}>
        {loan.claimedOn && (
          <Pill tone="warn">{t('claimedOn', { date: format.date(loan.claimedOn, 'short') })}</Pill>
        )}
        {loan.recalled && <Pill tone="warn">{t('recalled')}</Pill>}
        <Button size="small" disabled={!loan.canRenew} title={loan.refusal?.message} onClick={onRenew}>
          {t('renew')}
        </Button>
        <Menu
          label={t('moreFor', { title: loan.title })}
          entries={[
            ...(may('circulation.override')
              ? [{ key: 'due', label: t('dueDate.title'), run: () => onMatter('due') }]
              : []),
            { key: 'claim', label: t(loan.claimedOn ? 'unclaim' : 'claim'), run: onClaim },
            { key: 'lost', label: t('lost.title'), run: () => onMatter('lost') },
            { key: 'damage', label: t('damage.title'), run: () => onMatter('damage') },
          ]}
        >
          {t('more')}
        </Menu>
      </div>
    </li>
  );
}
