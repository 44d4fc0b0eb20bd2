import type { BehaviourView } from '@lectern/contracts/lending/fines/behaviour-view';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../behaviours.module.css';

const OPEN = ['unprocessed', 'unsubscribed'];
/** States in which the reader has something to do. */
const TO_DO = ['unprocessed', 'unsubscribed', 'processing'] as const;

/** One behaviour: what it is, since when, what it costs and what became of it; for readers also what to do. */
export function BehaviourRow({
  behaviour,
  hasHint = false,
}: {
  readonly behaviour: BehaviourView;
  readonly hasHint?: boolean;
}) {
  const { t } = useTranslation('behaviours');
  const format = useFormat();
  const { behaviourTypeName, title, barcode, callNo, locationName, note, processFlag, currency } = behaviour;
  const money = (amount: number) => format.money({ amount, currency });
  const toDo = TO_DO.find((one) => one === processFlag);
  const isOpen = OPEN.includes(processFlag);
  const tone = isOpen ? 'bad' : processFlag === 'processing' || processFlag === 'ordered' ? 'warn' : 'ok';
  return (
    <>
      <div className={styles.about}>
        <div className={styles.title}>
          <b>{title || behaviourTypeName}</b> <Pill tone={tone}>{t(`tabs.${processFlag}`)}</Pill>
        </div>
        <div className="muted small">
          {factLine(
            title && behaviourTypeName,
            t('since', { date: format.date(behaviour.blockStartDate) }),
            behaviour.blockEndDate && t('blockedUntil', { date: format.date(behaviour.blockEndDate) }),
            barcode,
            callNo,
            locationName,
          )}
        </div>
        {note && <p className={styles.note}>{note}</p>}
        {hasHint && toDo && behaviour.behaviourType !== 'block' && (
          <p className="small">{t(`hints.${toDo}`)}</p>
        )}
      </div>
      <div className={styles.sums}>
        {behaviour.dueDebt > 0 && (
          <span className={styles.due}>{t('due', { money: money(behaviour.dueDebt) })}</span>
        )}
        {behaviour.pay > 0 && (
          <span className="muted small">{t('paid', { money: money(behaviour.pay) })}</span>
        )}
        {behaviour.waived > 0 && (
          <span className="muted small">{t('waived', { money: money(behaviour.waived) })}</span>
        )}
      </div>
    </>
  );
}
