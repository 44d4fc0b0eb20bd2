import type { PointLine } from '@lectern/contracts/shelf/points/fields';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../points.module.css';

/** What changed the points of a reader, and the points after it. */
export function PointLineRow({ line }: { readonly line: PointLine }) {
  const { t } = useTranslation('points');
  const format = useFormat();
  const facts = [
    format.dateTime(line.date),
    t(`platform.${line.platform}`),
    ...(line.status === 'done' ? [] : [t(`state.${line.status}`)]),
    ...(line.status === 'valid' && line.expiresAt ? [t('until', { day: format.dayOf(line.expiresAt) })] : []),
  ];
  return (
    <li className={styles.row}>
      <div>
        <b>{t(`operation.${line.operation}`)}</b>
        {line.note && <p className={styles.note}>{line.note}</p>}
        <p className="muted small">{facts.join(' · ')}</p>
      </div>
      <div className={styles.change}>
        <b data-taken={line.change < 0 ? '' : undefined}>{signed(line.change, format.number)}</b>
        <span className="muted small">{t('after', { count: line.points })}</span>
      </div>
    </li>
  );
}

/** A number with its sign; a real minus, which screen readers say. */
export function signed(change: number, number: (value: number) => string): string {
  return change < 0 ? `\u2212${number(-change)}` : `+${number(change)}`;
}
