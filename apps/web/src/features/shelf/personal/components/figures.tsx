import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import type { Patron } from '../../../../lib/patron.ts';
import { payable } from '../../../../lib/payable.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from './figures.module.css';

/** The account in four numbers. */
export function Figures({ patron }: { readonly patron: Patron }) {
  const { t } = useTranslation('personal');
  const format = useFormat();
  const figures: readonly (readonly [label: string, value: string, of?: string])[] = [
    [
      t('figures.onLoan'),
      format.number(patron.loanCount),
      patron.loanLimit === null ? undefined : t('figures.of', { limit: format.number(patron.loanLimit) }),
    ],
    [t('figures.ready'), format.number(patron.holdsReady)],
    [t('figures.waiting'), format.number(patron.holdsWaiting)],
    [
      t('figures.owed'),
      format.money(payable(patron.owed)),
      patron.accruing.amount > 0
        ? t('figures.accruing', { amount: format.money(patron.accruing) })
        : undefined,
    ],
  ];
  return (
    <ul className={styles.figures}>
      {figures.map(([label, value, of]) => (
        <li key={label}>
          <Card className={styles.figure}>
            <span className={styles.value}>{value}</span> {of && <span className="muted">{of}</span>}
            <div className="muted small">{label}</div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
