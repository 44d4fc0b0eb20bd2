import type { TopicSummary } from '@lectern/contracts/shelf/topics/topic';
import { Link } from 'react-router';
import { Card } from '../../../../components/card.tsx';
import { topicAddress } from '../topic-address.ts';
import styles from '../topics.module.css';
import { TopicPicture } from './topic-picture.tsx';

/** A topic among others: picture, class, title and summary. The whole card leads to it. */
export function TopicCard({ topic }: { readonly topic: TopicSummary }) {
  const { id, title, className, summary } = topic;
  return (
    <li>
      <Card as="article" className={styles.card}>
        <TopicPicture topic={topic} />
        <div className={styles.about}>
          {className && <p className="muted small">{className}</p>}
          <h3 dir="auto">
            <Link to={topicAddress(id)}>{title}</Link>
          </h3>
          {summary && (
            <p className={styles.summary} dir="auto">
              {summary}
            </p>
          )}
        </div>
      </Card>
    </li>
  );
}
