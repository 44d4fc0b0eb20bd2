import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/card.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import type { PointNotice } from '../point-notice.ts';
import styles from '../points.module.css';
import { signed } from './point-line-row.tsx';

/** What gives points at the library, how long they are good for, and what they pay. */
export function PointTerms({ notice }: { readonly notice: PointNotice }) {
  const { t } = useTranslation('points');
  const format = useFormat();
  const { rules, validDays, pays, minorUnitsPerPoint, leastPoints, mostPointsADay, currency } = notice;
  const counted = rules.filter(({ points }) => points !== 0);
  const spending = [
    t('worth', { amount: format.money({ amount: minorUnitsPerPoint, currency }) }),
    ...(leastPoints > 1 ? [t('least', { count: leastPoints })] : []),
    ...(mostPointsADay === null ? [] : [t('mostADay', { count: mostPointsADay })]),
  ];
  return (
    <Card padded as="section" className={styles.terms}>
      <h2>{t('how')}</h2>
      {counted.length === 0 && !pays && <p>{t('noRules')}</p>}
      <ul>
        {counted.map(({ event, points, timesADay }) => (
          <li key={event}>
            {t('ruleLine', { change: signed(points, format.number), what: t(`rule.${event}`) })}
            {timesADay !== null && <span className="muted"> · {t('timesADay', { count: timesADay })}</span>}
          </li>
        ))}
        {counted.length > 0 && (
          <li>{validDays === null ? t('validForEver') : t('valid', { count: validDays })}</li>
        )}
        {pays && spending.map((words) => <li key={words}>{words}</li>)}
      </ul>
    </Card>
  );
}
