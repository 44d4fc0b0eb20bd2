import { useParams } from 'react-router';
import { ListCards } from '../../features/shelf/booklists/list-cards.tsx';
import { TopicPage } from '../../features/shelf/topics/topic-page.tsx';
import { TopicsPage } from '../../features/shelf/topics/topics-page.tsx';

/** /specialNav: all topics, or the one that the address names. */
export default function TopicsOrOnePage() {
  const { id } = useParams();
  return id ? (
    <TopicPage key={id} id={id} listsOf={(lists) => <ListCards lists={lists} />} />
  ) : (
    <TopicsPage />
  );
}
