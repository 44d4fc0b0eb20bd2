import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { getOnShelfCounts } from '@lectern/contracts/search/get-on-shelf-counts';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../components/pill.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './availability-line.module.css';

export type OnShelfAnswer = OutputOf<(typeof getOnShelfCounts)['output']>;
export type Availability = OnShelfAnswer['records'][number];

/** Whether a bib is available now: counts, and the nearest place with its call number. Nothing for a bib without items. */
export function AvailabilityLine({
  availability,
  answer,
  loading,
}: {
  readonly availability: Availability | undefined;
  readonly answer: OnShelfAnswer | undefined;
  readonly loading: boolean;
}) {
  const { t } = useTranslation('search');
  const format = useFormat();
  if (loading) return <Skeleton width="180px" height="26px" radius="99px" />;
  if (!answer || !availability || availability.itemCount === 0) return null;
  const { onShelfCount, itemCount, nearest, otherPlaces, earliestDue, waiting } = availability;
  const counts = { onShelf: format.number(onShelfCount), total: format.number(itemCount) };
  return (
    <div className={styles.line}>
      {answer.live ? (
        <Pill tone={onShelfCount > 0 ? 'ok' : 'warn'}>
          {onShelfCount > 0
            ? t('availability.onShelf', counts)
            : earliestDue
              ? t('availability.allOutUntil', { date: format.date(earliestDue, 'short') })
              : t('availability.noneOnShelf', counts)}
        </Pill>
      ) : (
        <>
          <Pill>{t('availability.unknown')}</Pill>
          <span className="muted small">{t('availability.lastKnown', counts)}</span>
        </>
      )}
      {nearest && (
        <span>
          {factLine(nearest.libName, nearest.locationName)} <b className="num">{nearest.callNo}</b>
        </span>
      )}
      {otherPlaces > 0 && (
        <span className="muted small">{t('availability.otherPlaces', { count: otherPlaces })}</span>
      )}
      {waiting > 0 && <span className="muted small">{t('availability.waiting', { count: waiting })}</span>}
    </div>
  );
}
