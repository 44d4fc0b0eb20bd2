import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { updateProfile } from '@lectern/contracts/lending/patron/update-profile';
import { listLendableLoans } from '@lectern/contracts/lending/requests/list-lendable-loans';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Notice } from '../../../../components/notice.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useAction } from '../../../../lib/use-action.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './hand-over.module.css';

/** Whether the reader takes part in re-lending, and what others may then ask for. */
export function LendableLoans() {
  const { t } = useTranslation('hand-over');
  const format = useFormat();
  const errorText = useErrorText();
  const { data, error, refetch } = useCall(listLendableLoans, {});
  const change = useAction(updateProfile, {
    invalidates: [listLendableLoans, getPatron],
    onDone: ({ subtencyFlag }) => showToast('ok', t(subtencyFlag === '1' ? 'lendable.on' : 'lendable.off')),
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data?.offered) return null;
  const takesPart = data.subtencyFlag === '1';
  return (
    <section className={styles.section} aria-labelledby="lendable">
      <SectionHeading id="lendable">{t('lendable.heading')}</SectionHeading>
      <Card padded className={styles.lendable}>
        {change.error && <Notice tone="bad">{errorText(change.error)}</Notice>}
        <label className={styles.flag}>
          <input
            type="checkbox"
            checked={takesPart}
            disabled={change.running}
            onChange={() => change.start({ subtencyFlag: takesPart ? '0' : '1' })}
          />
          <span>
            {t('lendable.flag')}
            <span className={styles.hint}>{t('lendable.hint')}</span>
          </span>
        </label>
        {takesPart && data.loans.length === 0 && <p className="muted">{t('lendable.none')}</p>}
        {data.loans.length > 0 && (
          <>
            <h3 className={styles.part}>{t('lendable.list')}</h3>
            <ul className={styles.loans}>
              {data.loans.map((loan) => (
                <li key={loan.loanId}>
                  <Link to={bibAddress(loan.recordId)}>{loan.title}</Link>
                  <div className="muted small">
                    {factLine(
                      loan.author,
                      loan.yearVol,
                      t('lendable.due', { date: format.date(loan.normReturnDate) }),
                      loan.askers > 0 ? t('lendable.askers', { count: loan.askers }) : '',
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
    </section>
  );
}
