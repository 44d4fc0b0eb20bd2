import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import styles from '../pages/detail-page.module.css';

/** The skeleton of a record's page. */
export function DetailSkeleton() {
  return (
    <Loading>
      <div className={styles.top}>
        <Skeleton width="var(--cover)" height="calc(var(--cover) * 1.5)" radius="6px" />
        <div className={styles.about}>
          <Skeleton width="60%" height="38px" />
          <Skeleton width="40%" />
        </div>
        <div className={styles.more}>
          <Skeleton height="180px" />
        </div>
      </div>
    </Loading>
  );
}
