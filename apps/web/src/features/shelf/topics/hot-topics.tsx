import { listHotTopics } from '@lectern/contracts/shelf/topics/list-hot-topics';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardGrid } from '../../../components/card-grid.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { TopicCard } from './components/topic-card.tsx';

/** Topics on the home page. Nothing where there are none or they cannot be asked for. */
export function HotTopics() {
  const { t } = useTranslation('topics');
  const { data } = useCall(listHotTopics, {}, { staleMs: 5 * 60_000 });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="hot-topics">
      <SectionHeading id="hot-topics" aside={<Link to="/specialNav">{t('all')}</Link>}>
        {t('heading')}
      </SectionHeading>
      <CardGrid>
        {data.map((topic) => (
          <TopicCard key={topic.id} topic={topic} />
        ))}
      </CardGrid>
    </section>
  );
}
