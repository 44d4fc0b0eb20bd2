import { listAnnouncements } from '@lectern/contracts/talk/announcements/list-announcements';
import { Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { AnnouncementHead } from './announcement-head.tsx';
import { AnnouncementList } from './announcement-list.tsx';
import { AnnouncementPage } from './announcement-page.tsx';
import styles from './announcements.module.css';

const ROWS = 20;

/** /announcements: all that are shown today, or the one that the address names. */
export default function AnnouncementsOrOnePage() {
  const { id } = useParams();
  return id ? <AnnouncementPage key={id} id={id} /> : <AnnouncementsPage />;
}

function AnnouncementsPage() {
  const { t } = useTranslation('announcements');
  usePageTitle(t('heading'));
  const page = usePageNumber();
  const { data, error, isPending, refetch } = useCall(
    listAnnouncements,
    { page, rows: ROWS },
    { keepPrevious: true, staleMs: 60_000 },
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <AnnouncementHead back={t('toHome')} to="/home" title={t('heading')}>
        <p className="muted">{t('explain')}</p>
      </AnnouncementHead>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton height="240px" radius="12px" />
        </Loading>
      )}
      {data?.total === 0 && (
        <Card>
          <EmptyState
            icon={<Megaphone size={36} strokeWidth={1.4} aria-hidden />}
            title={t('none')}
            hint={t('noneHint')}
          />
        </Card>
      )}
      {data && data.total > 0 && (
        <>
          <AnnouncementList announcements={data.announcements} />
          <Pager
            page={page}
            rows={ROWS}
            total={data.total}
            label={t('pages')}
            to={(next) => `?${new URLSearchParams({ page: String(next) })}`}
          />
        </>
      )}
    </div>
  );
}
