import { searchSubscription } from '@lectern/contracts/shelf/subscriptions/search-subscription';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/button.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import styles from '../subscriptions.module.css';
import { WorkLine } from './work-line.tsx';

const ROWS = 10;
const MOST = 100;

/** What one subscription found, newest first. */
export function FoundWorks({ subscriptionId }: { readonly subscriptionId: string }) {
  const { t } = useTranslation('subscriptions');
  const [rows, setRows] = useState(ROWS);
  const { data, error, refetch } = useCall(
    searchSubscription,
    { subscriptionId, rows },
    { keepPrevious: true, staleMs: 0 },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton width="100%" height="120px" />
      </Loading>
    );
  return (
    <>
      <ul className={styles.list}>
        {data.works.map((work) => (
          <WorkLine key={work.recordId} work={work} />
        ))}
      </ul>
      {data.total > data.works.length && rows < MOST && (
        <Button size="small" onClick={() => setRows(MOST)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
