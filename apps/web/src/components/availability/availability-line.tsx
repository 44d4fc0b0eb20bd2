import type { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { factLine } from '../../lib/fact-line.ts';
import { bibAddress } from '../../lib/search-address.ts';
import { useFormat } from '../../lib/use-format.ts';
import { ItemCountsPill } from '../item-counts-pill.tsx';
import { Pill } from '../pill.tsx';
import { Skeleton } from '../skeleton.tsx';
import styles from './availability-line.module.css';

export type OnShelfAnswer = OutputOf<(typeof getOnShelfCounts)['output']>;
export type Availability = OnShelfAnswer['records'][number];

/** How a bib can be used now: counts, and the nearest place with its call number; nothing if neither items nor a full text are known. */
export function AvailabilityLine({
  availability,
  answer,
  loading,
  from,
}: {
  readonly availability: Availability | undefined;
  readonly answer: OnShelfAnswer | undefined;
  readonly loading: boolean;
  /** Where the list is, for the way back from the record. */
  readonly from?: object | undefined;
}) {
  const { t } = useTranslation('components');
  const format = useFormat();
  if (loading) return <Skeleton width="180px" height="26px" radius="99px" />;
  if (!answer || !availability) return null;
  const { onShelfCount, itemCount, nearest, otherPlaces, earliestDue, waiting, online } = availability;
  if (itemCount === 0 && !online) return null;
  return (
    <div className={styles.line}>
      {online && <Pill tone="accent">{t('availability.online')}</Pill>}
      {itemCount > 0 && answer.live && <ItemCountsPill counts={availability} earliestDue={earliestDue} />}
      {itemCount > 0 && !answer.live && (
        <>
          <Pill>{t('availability.unknown')}</Pill>
          <span className="muted small">
            {t('availability.lastKnown', {
              onShelf: format.number(onShelfCount),
              total: format.number(itemCount),
            })}
          </span>
        </>
      )}
      {nearest && (
        <span>
          {factLine(nearest.libName, nearest.locationName)} <b className="num">{nearest.callNo}</b>
        </span>
      )}
      {otherPlaces > 0 && (
        <Link className={styles.places} to={`${bibAddress(availability.recordId)}?tab=holdings`} state={from}>
          {t('availability.otherPlaces', { count: otherPlaces })}
        </Link>
      )}
      {waiting > 0 && <span className="muted small">{t('availability.waiting', { count: waiting })}</span>}
    </div>
  );
}
