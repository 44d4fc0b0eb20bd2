import type { VisitView } from '@lectern/contracts/counter/self-check/station-views';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../components/notice.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './station.module.css';

/** What a reader should know before the first scan: what is against borrowing, how much is on loan, what is kept here. */
export function VisitFacts({
  visit: { name, blocks, callAtDesk, loanCount, loanLimit, kept },
  lent,
}: {
  readonly visit: VisitView;
  /** Lent since the sign-in. */
  readonly lent: number;
}) {
  const { t } = useTranslation('self-check');
  const format = useFormat();
  const count = loanCount + lent;
  return (
    <div className={styles.facts}>
      {blocks.map(({ code, message }) => (
        <Notice key={code} tone="bad">
          {message}
        </Notice>
      ))}
      {callAtDesk && <Notice tone="warn">{t('borrow.callAtDesk')}</Notice>}
      {kept.map(({ title, keptUntil }) => (
        <Notice key={title} tone="info">
          {keptUntil === null
            ? t('borrow.kept', { title })
            : t('borrow.keptUntil', { title, date: format.date(keptUntil) })}
        </Notice>
      ))}
      {name && (
        <p className="muted">
          {loanLimit === null
            ? t('borrow.loans', { count })
            : t('borrow.loansOf', { count, limit: loanLimit })}
        </p>
      )}
    </div>
  );
}
