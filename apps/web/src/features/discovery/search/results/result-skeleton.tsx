import { Card } from '../../../../components/card.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import styles from '../../../../components/work-row.module.css';

/** The skeleton of a page of hits. */
export function ResultSkeleton() {
  return (
    <Loading>
      <Card as="ul">
        {[1, 2, 3, 4].map((row) => (
          <li key={row} className={styles.row}>
            <Skeleton width="24px" height="24px" />
            <Skeleton width="var(--row-cover)" height="calc(var(--row-cover) * 1.5)" radius="6px" />
            <div className={styles.about}>
              <Skeleton width="55%" height="24px" />
              <p className={styles.meta}>
                <Skeleton width="75%" />
              </p>
              <p className={styles.meta}>
                <Skeleton width="90%" />
              </p>
            </div>
          </li>
        ))}
      </Card>
    </Loading>
  );
}
