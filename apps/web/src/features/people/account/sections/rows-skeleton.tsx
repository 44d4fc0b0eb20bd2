import { Card } from '../../../../components/card.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import styles from './sessions-section.module.css';

/** The skeleton of a list with rows of two lines. */
export function RowsSkeleton() {
  return (
    <Loading>
      <Card as="ul">
        {[1, 2].map((row) => (
          <li key={row} className={styles.row}>
            <div className={styles.about}>
              <Skeleton width="40%" height="20px" />
              <Skeleton width="60%" />
            </div>
          </li>
        ))}
      </Card>
    </Loading>
  );
}
