import { getAnnouncement } from '@lectern/contracts/talk/announcements/get-announcement';
import { useTranslation } from 'react-i18next';
import { EditorialText } from '../../../components/editorial-text.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { useCall } from '../../../lib/use-call.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { AnnouncementHead } from './announcement-head.tsx';
import styles from './announcements.module.css';

/** One announcement with its text. */
export function AnnouncementPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('announcements');
  const format = useFormat();
  const { data, error, refetch } = useCall(getAnnouncement, { id }, { staleMs: 60_000 });
  usePageTitle(data?.title ?? t('heading'));
  const until = data?.shownTo ? t('shownTo', { day: format.date(data.shownTo) }) : '';
  return (
    <article className={`wrap ${styles.page}`}>
      <AnnouncementHead
        back={t('toAll')}
        to="/announcements"
        title={data?.title ?? t('heading')}
        {...(data && { lang: data.language })}
      >
        {data && <p className="muted small num">{factLine(format.date(data.day), until)}</p>}
      </AnnouncementHead>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height="200px" radius="12px" />
        </Loading>
      )}
      {data?.text && <EditorialText html={data.text} lang={data.language} />}
    </article>
  );
}
