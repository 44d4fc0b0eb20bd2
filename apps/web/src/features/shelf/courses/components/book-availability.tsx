import type { CourseBook } from '@lectern/contracts/shelf/courses/course-book';
import { useTranslation } from 'react-i18next';
import { ItemCountsPill } from '../../../../components/item-counts-pill.tsx';
import { Pill } from '../../../../components/pill.tsx';
import { factLine } from '../../../../lib/fact-line.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import styles from '../courses.module.css';

/** How a book of a course can be had now: counts, and the nearest place with its call number. */
export function BookAvailability({
  availability,
  live,
}: {
  readonly availability: CourseBook['availability'];
  /** False: the library system does not answer, and the counts are the last known ones. */
  readonly live: boolean;
}) {
  const { t } = useTranslation('courses');
  const format = useFormat();
  if (!availability) return <p className="muted small">{t('notHeld')}</p>;
  const { itemCount, onShelfCount, nearest, earliestDue, waiting, online } = availability;
  return (
    <div className={styles.line}>
      {online && <Pill tone="accent">{t('online')}</Pill>}
      {itemCount > 0 && live && <ItemCountsPill counts={availability} earliestDue={earliestDue} />}
      {itemCount > 0 && !live && (
        <span className="muted small">
          {t('lastKnown', { onShelf: format.number(onShelfCount), total: format.number(itemCount) })}
        </span>
      )}
      {itemCount === 0 && !online && <span className="muted small">{t('noCopies')}</span>}
      {nearest && (
        <span>
          {factLine(nearest.libName, nearest.locationName)} <b className="num">{nearest.callNo}</b>
        </span>
      )}
      {waiting > 0 && <span className="muted small">{t('waiting', { count: waiting })}</span>}
    </div>
  );
}
