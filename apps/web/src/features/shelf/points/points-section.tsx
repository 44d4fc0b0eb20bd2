import { getScoreNotice } from '@lectern/contracts/shelf/points/get-score-notice';
import { listPointLines } from '@lectern/contracts/shelf/points/list-point-lines';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PagedList } from '../../../components/paged-list.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageNumber } from '../../../lib/use-page-number.ts';
import { PointLineRow } from './components/point-line-row.tsx';
import { PointSum } from './components/point-sum.tsx';
import { PointTerms } from './components/point-terms.tsx';
import styles from './points.module.css';

const ROWS = 20;

/** The reader's points: how many, what they are good for, and what changed them. */
export default function PointsSection() {
  const { t } = useTranslation('points');
  const page = usePageNumber();
  const notice = useCall(getScoreNotice, {}, { staleMs: 0 });
  const lines = useCall(listPointLines, { page, rows: ROWS }, { keepPrevious: true, staleMs: 0 });
  return (
    <>
      <h1>{t('heading')}</h1>
      {notice.error && <ErrorState error={notice.error} onRetry={() => void notice.refetch()} />}
      {notice.isPending && (
        <Loading>
          <Skeleton width="100%" height="120px" radius="12px" />
        </Loading>
      )}
      {notice.data && (
        <>
          <PointSum notice={notice.data} />
          <PointTerms notice={notice.data} />
        </>
      )}
      <h2 className={styles.heading}>{t('lines')}</h2>
      <PagedList
        answer={lines}
        page={page}
        rows={ROWS}
        label={t('pages')}
        empty={
          <EmptyState
            title={t('none')}
            hint={t('noneHint')}
            icon={<Coins size={36} strokeWidth={1.4} aria-hidden />}
          />
        }
      >
        {lines.data?.scores.map((line) => (
          <PointLineRow key={line.id} line={line} />
        ))}
      </PagedList>
    </>
  );
}
