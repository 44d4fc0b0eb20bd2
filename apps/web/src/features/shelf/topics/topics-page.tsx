import { listTopicClasses } from '@lectern/contracts/shelf/topics/list-topic-classes';
import { listTopics } from '@lectern/contracts/shelf/topics/list-topics';
import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { CardGrid } from '../../../components/card-grid.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SelectMenu } from '../../../components/select-menu.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { TopicCard } from './components/topic-card.tsx';
import { TopicHead } from './components/topic-head.tsx';
import styles from './topics.module.css';

const ROWS = 12;

/** All open topics. Words, class and page are in the address. */
export function TopicsPage() {
  const { t } = useTranslation('topics');
  usePageTitle(t('heading'));
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const page = usePageNumber();
  const words = query.get('words') ?? '';
  const className = query.get('class') ?? '';
  const classes = useCall(listTopicClasses, {}, { staleMs: 60_000 });
  const topics = useCall(
    listTopics,
    { keyWord: words, className, page, rows: ROWS },
    { keepPrevious: true, staleMs: 60_000 },
  );
  const kept = { ...(words && { words }), ...(className && { class: className }) };
  const show = (change: Readonly<Record<string, string>>) => {
    const next = Object.entries({ ...kept, ...change }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(next), { replace: true });
  };
  const isNarrowed = words !== '' || className !== '';
  return (
    <div className={`wrap ${styles.page}`}>
      <TopicHead
        back={t('toHome')}
        to="/home"
        title={t('heading')}
        about={<p className="muted">{t('explain')}</p>}
      />
      <search className={styles.bar}>
        <div className={styles.search}>
          <TextField
            label={t('search')}
            type="search"
            defaultValue={words}
            maxLength={100}
            onKeyDown={(event) => {
              if (event.key === 'Enter') show({ words: event.currentTarget.value.trim() });
            }}
            onBlur={({ currentTarget }) => {
              const typed = currentTarget.value.trim();
              if (typed !== words) show({ words: typed });
            }}
          />
        </div>
        {classes.data && classes.data.length > 0 && (
          <SelectMenu
            label={t('class')}
            value={className}
            options={[
              { value: '', label: t('allClasses') },
              ...classes.data.map((one) => ({
                value: one.className,
                label: `${one.className} (${format.number(one.count)})`,
              })),
            ]}
            onChange={(value) => show({ class: value })}
          />
        )}
      </search>
      <h2 className="hidden-visually">{t('heading')}</h2>
      {topics.error && <ErrorState error={topics.error} onRetry={() => void topics.refetch()} />}
      {topics.isPending && (
        <Loading>
          <CardGrid as="div">
            {[0, 1, 2].map((one) => (
              <Skeleton key={one} height="240px" radius="12px" />
            ))}
          </CardGrid>
        </Loading>
      )}
      {topics.data?.total === 0 && (
        <Card>
          <EmptyState
            icon={<Newspaper size={36} strokeWidth={1.4} aria-hidden />}
            title={t(isNarrowed ? 'noneFound' : 'none')}
            hint={t(isNarrowed ? 'noneFoundHint' : 'noneHint')}
          />
        </Card>
      )}
      {topics.data && topics.data.total > 0 && (
        <>
          <CardGrid>
            {topics.data.topics.map((topic) => (
              <TopicCard key={topic.id} topic={topic} />
            ))}
          </CardGrid>
          <Pager
            page={page}
            rows={ROWS}
            total={topics.data.total}
            label={t('pages')}
            to={(next) => `?${new URLSearchParams({ ...kept, page: String(next) })}`}
          />
        </>
      )}
    </div>
  );
}
