import { listLoans } from '@lectern/contracts/loans/list-loans';
import type { LoanView } from '@lectern/contracts/loans/loan-view';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { type DueTone, dueTone } from '../due.ts';
import { LOAN_ROWS } from '../loan-rows.ts';
import type { Patron } from '../patron.ts';
import { sectionAddress } from '../section-address.ts';
import styles from './attention.module.css';

const MOST_TITLES = 3;

interface Matter {
  readonly key: string;
  readonly tone: DueTone;
  readonly words: string;
  readonly hint: string;
  readonly inLoans?: boolean;
}

/** What the reader should act on, most urgent first. Nothing if there is nothing to do. */
export function Attention({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const loans = useCall(listLoans, { page: 1, rows: LOAN_ROWS }, { keepPrevious: true }).data?.loans ?? [];
  const { overdueCount, dueSoonCount, holdsReady, owed } = patron;
  const titles = (tone: DueTone) =>
    format.list(loans.filter(isOf(tone)).map(({ title }) => t('attention.title', { title })));

  const matters: Matter[] = [];
  if (overdueCount > 0) {
    const words = t('attention.overdue', { count: overdueCount });
    matters.push({ key: 'overdue', tone: 'bad', words, hint: titles('bad'), inLoans: true });
  }
  if (dueSoonCount > 0) {
    const words = t('attention.soon', { count: dueSoonCount });
    matters.push({ key: 'soon', tone: 'warn', words, hint: titles('warn'), inLoans: true });
  }
  if (owed.amount > 0) {
    const words = t('attention.owed', { amount: format.money(owed) });
    matters.push({ key: 'owed', tone: 'bad', words, hint: t('attention.owedHint') });
  }
  if (holdsReady > 0) {
    const words = t('attention.ready', { count: holdsReady });
    matters.push({ key: 'ready', tone: 'ok', words, hint: t('attention.readyHint') });
  }
  if (matters.length === 0) return null;

  return (
    <section aria-labelledby="attention">
      <SectionHeading id="attention">{t('attention.heading')}</SectionHeading>
      <Card as="ul">
        {matters.map(({ key, tone, words, hint, inLoans }) => (
          <li key={key} className={styles.matter} data-tone={tone}>
            <div className={styles.words}>
              <b>{words}</b>
              {hint && <div className="muted small">{hint}</div>}
            </div>
            {inLoans && (
              <ButtonLink size="small" to={sectionAddress('borrowing')}>
                {t('attention.see')}
              </ButtonLink>
            )}
          </li>
        ))}
      </Card>
    </section>
  );
}

/** Matches the first few loans of one tone. */
function isOf(tone: DueTone): (loan: LoanView) => boolean {
  let kept = 0;
  return ({ daysLeft }) => dueTone(daysLeft) === tone && kept++ < MOST_TITLES;
}
