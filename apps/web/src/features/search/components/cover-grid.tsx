import { Link } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { Cover } from '../../../components/cover.tsx';
import { bibAddress } from '../../../lib/search-address.ts';
import styles from './cover-grid.module.css';
import type { Hit } from './result-row.tsx';

/** The hits as covers with a short word below, for those who look rather than read. */
export function CoverGrid({
  hits,
  imgUrlOf,
  back,
}: {
  readonly hits: readonly Hit[];
  readonly imgUrlOf: (recordId: string) => string;
  readonly back: string;
}) {
  return (
    <Card as="ol" className={styles.grid}>
      {hits.map((hit) => (
        <li key={hit.recordId}>
          <Link to={bibAddress(hit.recordId)} state={{ back }}>
            <Cover
              recordId={hit.recordId}
              title={hit.title}
              author={hit.author}
              imgUrl={imgUrlOf(hit.recordId)}
              width="100%"
            />
            <span className={styles.title}>{hit.title}</span>
          </Link>
          <span className="muted small">{[hit.author, hit.publishYear].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </Card>
  );
}
