import { listAskedOfMe } from '@lectern/contracts/requests/list-asked-of-me';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import styles from '../requests.module.css';
import { AskedRow } from './asked-row.tsx';
import { LendableLoans } from './lendable-loans.tsx';

const ROWS = 20;
const LOOK_MS = 30_000;

/** Who asks for what the reader has, and whether others may ask at all. */
export function OthersRequests() {
  const { t } = useTranslation('hand-over');
  const [query] = useSearchParams();
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const { data, error, isPending, refetch } = useCall(
    listAskedOfMe,
    { page, rows: ROWS },
    { keepPrevious: true, refetchMs: LOOK_MS },
  );
  return (
    <>
      <section aria-labelledby="asked-of-me">
        <SectionHeading id="asked-of-me">{t('asked.heading')}</SectionHeading>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isPending && (
          <Loading>
            <Skeleton width="100%" height="160px" />
          </Loading>
        )}
        {data?.total === 0 && (
          <Card>
            <EmptyState title={t('asked.none')} hint={t('asked.noneHint')} />
          </Card>
        )}
        {data && data.total > 0 && (
          <>
            <Card as="ul" className={styles.list}>
              {data.requests.map((asked) => (
                <AskedRow key={asked.requestId} asked={asked} />
              ))}
            </Card>
            <Pager
              page={page}
              rows={ROWS}
              total={data.total}
              label={t('asked.pages')}
              to={(next) => `?${new URLSearchParams({ tab: 'others', page: String(next) })}`}
            />
          </>
        )}
      </section>
      <LendableLoans />
    </>
  );
}
