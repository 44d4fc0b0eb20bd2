import type { TopicSummary } from '@lectern/contracts/shelf/topics/topic';
import { PictureCard } from '../../../../components/picture-card/picture-card.tsx';
import { topicAddress } from '../topic-address.ts';

/** A topic among others, with its class over its title. */
export function TopicCard({ topic }: { readonly topic: TopicSummary }) {
  const { id, title, className, summary, imgUrl } = topic;
  return (
    <li>
      <PictureCard
        id={id}
        title={title}
        to={topicAddress(id)}
        url={imgUrl}
        summary={summary}
        above={className && <p className="muted small">{className}</p>}
      />
    </li>
  );
}
