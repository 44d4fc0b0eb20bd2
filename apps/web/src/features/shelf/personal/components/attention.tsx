import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { getPayMethods } from '@lectern/contracts/lending/payments/get-pay-methods';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { SectionHeading } from '../../../../components/section-heading.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import type { Patron } from '../../../../lib/patron.ts';
import { bibAddress } from '../../../../lib/search-address.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { LOAN_ROWS } from '../loan-rows.ts';
import { sectionAddress } from '../section-address.ts';
import type { Renewal } from '../use-renewal.ts';
import { AttentionRow } from './attention-row.tsx';
import { LoanMatter } from './loan-matter.tsx';
import { loansToAct } from './loans-to-act.ts';

const MOST_LOANS = 5;
const MOST_FINES = 3;

/**
 * What the reader should act on: which title, where and until when, with its action. Most urgent first; nothing if nothing is to be done.
 */
export function Attention({ patron, renewal }: { readonly patron: Patron; readonly renewal: Renewal }) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const answer = useCall(listLoans, { sort: 'due', page: 1, rows: LOAN_ROWS }, { keepPrevious: true }).data;
  const { owed, readyHolds } = patron;
  const fines = useCall(getAmountOwed, {}, { enabled: owed.amount > 0 }).data?.fines ?? [];
  const payMethods = useCall(getPayMethods, {}, { enabled: owed.amount > 0 }).data?.methods ?? [];
  const paysOnline = payMethods.length > 0;
  // A loan that was renewed here stays, to show the result where the reader pressed the button.
  const [renewedHere, setRenewedHere] = useState<ReadonlySet<string>>(new Set());
  const loans = loansToAct(answer?.loans ?? [], renewedHere);
  const more = loans.length - MOST_LOANS;
  if (loans.length === 0 && owed.amount === 0 && readyHolds.length === 0) return null;

  function renew(loanId: string) {
    setRenewedHere(new Set([...renewedHere, loanId]));
    renewal.renew([loanId]);
  }

  return (
    <section aria-labelledby="attention">
      <SectionHeading id="attention">{t('attention.heading')}</SectionHeading>
      <Card as="ul">
        {loans.slice(0, MOST_LOANS).map((loan) => (
          <LoanMatter key={loan.loanId} loan={loan} renewal={renewal} onRenew={() => renew(loan.loanId)} />
        ))}
        {more > 0 && (
          <AttentionRow
            tone="warn"
            words={t('attention.more', { count: more })}
            action={
              <ButtonLink size="small" to={sectionAddress('borrowing')}>
                {t('attention.see')}
              </ButtonLink>
            }
          />
        )}
        {readyHolds.map(({ holdId, recordId, title, libName, readyUntil }) => (
          <AttentionRow
            key={holdId}
            tone="ok"
            words={t('attention.ready', { title, place: libName })}
            hint={
              readyUntil
                ? t('attention.keptUntil', { date: format.date(readyUntil, 'short') })
                : t('attention.readyHint')
            }
            action={
              <ButtonLink size="small" to={bibAddress(recordId)}>
                {t('attention.open')}
              </ButtonLink>
            }
          />
        ))}
        {owed.amount > 0 && (
          <AttentionRow
            tone="bad"
            words={t('attention.owed', { amount: format.money(owed) })}
            hint={factLine(
              ...fines
                .slice(0, MOST_FINES)
                .map(({ kindName, title }) =>
                  title ? t('attention.fine', { kind: kindName, title }) : kindName,
                ),
              paysOnline ? '' : t('attention.owedHint', { place: patron.libName }),
            )}
            action={
              <ButtonLink size="small" to={sectionAddress('behavior')}>
                {t(paysOnline ? 'attention.pay' : 'attention.seeFines')}
              </ButtonLink>
            }
          />
        )}
      </Card>
    </section>
  );
}
