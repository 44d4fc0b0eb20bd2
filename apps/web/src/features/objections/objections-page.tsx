import { listObjections } from '@lectern/contracts/desk/list-objections';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { useCall } from '../../lib/use-call.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ObjectionRow } from './objection-row.tsx';
import styles from './objections.module.css';

const ROWS = 20;

/** Objections to hand-overs between readers that staff have to decide, the oldest first. */
export default function ObjectionsPage() {
  const { t } = useTranslation('objections');
  usePageTitle(t('title'));
  const [query] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const { data, error, isPending, refetch } = useCall(
    listObjections,
    { page, rows: ROWS },
    { keepPrevious: true },
  );
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.words}>{t('about')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="160px" />
        </Loading>
      )}
      {data?.total === 0 && (
        <Card>
          <EmptyState title={t('none')} hint={t('noneHint')} />
        </Card>
      )}
      {data && data.total > 0 && (
        <>
          <Card as="ul" className={styles.list}>
            {data.objections.map((objection) => (
              <ObjectionRow key={objection.requestId} objection={objection} />
            ))}
          </Card>
          <Pager
            page={page}
            rows={ROWS}
            total={data.total}
            label={t('pages')}
            to={(next) => `?${new URLSearchParams({ page: String(next) })}`}
          />
        </>
      )}
    </>
  );
}
