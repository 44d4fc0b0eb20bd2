import type { ListSummary } from '@lectern/contracts/shelf/booklists/book-list';
import { getTopic } from '@lectern/contracts/shelf/topics/get-topic';
import { ExternalLink as Away, Link2, Share2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { EditorialText } from '../../../components/editorial-text.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { TopicHead } from './components/topic-head.tsx';
import styles from './topics.module.css';

const SharePageDialog = lazy(() => import('../../../components/share-page-dialog.tsx'));

/** A topic: its text, the lists that it recommends and its links. How lists are shown, the caller says. */
export function TopicPage({
  id,
  listsOf,
}: {
  readonly id: string;
  readonly listsOf: (lists: readonly ListSummary[]) => ReactNode;
}) {
  const { t } = useTranslation('topics');
  const format = useFormat();
  const { data: topic, error, refetch } = useCall(getTopic, { id }, { ofReader: true, staleMs: 60_000 });
  const [isSharing, setIsSharing] = useState(false);
  usePageTitle(topic?.title ?? t('heading'));
  if (!topic) {
    return (
      <div className={`wrap ${styles.page}`}>
        <TopicHead back={t('toTopics')} to="/specialNav" title={t('heading')} />
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading>
            <Skeleton height="320px" radius="12px" />
          </Loading>
        )}
      </div>
    );
  }
  const { title, className, summary, imgUrl, text, lists, links, shownTo, updatedAt } = topic;
  return (
    <article className={`wrap ${styles.page}`}>
      <TopicHead
        back={t('toTopics')}
        to="/specialNav"
        title={title}
        about={
          <>
            {summary && (
              <p className={styles.lead} dir="auto">
                {summary}
              </p>
            )}
            <p className="muted small num">
              {factLine(
                className,
                t('updated', { day: format.dayOf(updatedAt) }),
                shownTo ? t('shownTo', { day: format.date(shownTo) }) : '',
              )}
            </p>
          </>
        }
      >
        <Button icon={<Share2 size={16} aria-hidden />} onClick={() => setIsSharing(true)}>
          {t('share')}
        </Button>
      </TopicHead>
      {imgUrl && <img className={styles.banner} src={imgUrl} alt="" decoding="async" />}
      {text && <EditorialText html={text} />}
      {lists.length > 0 && (
        <section className={styles.part}>
          <h2>{t('lists')}</h2>
          {listsOf(lists)}
        </section>
      )}
      {links.length > 0 && (
        <section className={styles.part}>
          <h2>{t('links')}</h2>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.url}>
                {link.url.startsWith('#') ? (
                  <Link to={link.url.slice(1)}>
                    <Link2 size={16} aria-hidden />
                    {link.title}
                  </Link>
                ) : (
                  <a href={link.url} target="_blank" rel="noopener noreferrer">
                    <Away size={16} aria-hidden />
                    {link.title}
                    <span className="hidden-visually"> {t('newWindow')}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isSharing && (
        <Suspense>
          <SharePageDialog kind="topic" id={id} name={title} onClose={() => setIsSharing(false)} />
        </Suspense>
      )}
    </article>
  );
}
