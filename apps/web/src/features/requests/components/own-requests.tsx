import { listRequests } from '@lectern/contracts/requests/list-requests';
import { REQUEST_STATUSES } from '@lectern/rules/requests/steps';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SelectMenu } from '../../../components/select-menu.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import styles from '../requests.module.css';
import { RequestRow } from './request-row.tsx';

const ROWS = 20;

/** What the reader asked for: what is open first. Status and page are in the address. */
export function OwnRequests() {
  const { t } = useTranslation('requests');
  const [query, setQuery] = useSearchParams();
  const status = REQUEST_STATUSES.find((one) => one === query.get('status'));
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const input = { ...(status && { requestStatus: status }), page, rows: ROWS };
  const { data, error, isPending, refetch } = useCall(listRequests, input, { keepPrevious: true });
  const isEmpty = data?.total === 0;
  return (
    <>
      <div className={styles.head}>
        {(status || !isEmpty) && (
          <SelectMenu
            label={t('label')}
            value={status ?? ''}
            options={[
              { value: '', label: t('all') },
              ...REQUEST_STATUSES.map((one) => ({ value: one, label: t(`statuses.${one}`) })),
            ]}
            onChange={(next) => setQuery(next ? { status: next } : {}, { replace: true })}
          />
        )}
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="200px" />
        </Loading>
      )}
      {isEmpty && (
        <Card>
          {status ? (
            <EmptyState
              title={t('noneOfStatus')}
              actions={<Button onClick={() => setQuery({})}>{t('showAll')}</Button>}
            />
          ) : (
            <EmptyState title={t('none')} hint={t('noneHint')} />
          )}
        </Card>
      )}
      {data && !isEmpty && (
        <>
          <Card as="ul" className={styles.list}>
            {data.requests.map((request) => (
              <RequestRow key={request.requestId} request={request} />
            ))}
          </Card>
          <Pager
            page={page}
            rows={ROWS}
            total={data.total}
            label={t('pages')}
            to={(next) => `?${new URLSearchParams({ ...(status && { status }), page: String(next) })}`}
          />
        </>
      )}
    </>
  );
}
