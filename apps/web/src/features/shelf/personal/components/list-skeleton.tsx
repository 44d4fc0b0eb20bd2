import { Card } from '../../../../components/card.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import styles from './loan-row.module.css';

/** The skeleton of a list of loans. */
export function ListSkeleton() {
  return (
    <Loading>
      <Card as="ul">
        {[1, 2, 3].map((row) => (
          <li key={row} className={styles.row}>
            <Skeleton width="54px" height="81px" radius="6px" />
            <div className={styles.about}>
              <Skeleton width="45%" height="20px" />
              <p className={styles.line}>
                <Skeleton width="65%" />
              </p>
            </div>
          </li>
        ))}
      </Card>
    </Loading>
  );
}
