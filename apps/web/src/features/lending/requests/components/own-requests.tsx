import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { REQUEST_STATUSES } from '@lectern/rules/requests/steps';
import { ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Button } from '../../../../components/button.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { PagedList } from '../../../../components/paged-list.tsx';
import { SelectMenu } from '../../../../components/select-menu.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { usePageNumber } from '../../../../lib/use-page-number.ts';
import styles from '../requests.module.css';
import { RequestRow } from './request-row.tsx';

const ROWS = 20;

/** What the reader asked for: what is open first. Status and page are in the address. */
export function OwnRequests() {
  const { t } = useTranslation('requests');
  const [query, setQuery] = useSearchParams();
  const status = REQUEST_STATUSES.find((one) => one === query.get('status'));
  const page = usePageNumber();
  const input = { ...(status && { requestStatus: status }), page, rows: ROWS };
  const answer = useCall(listRequests, input, { keepPrevious: true });
  return (
    <>
      <div className={styles.head}>
        {(status || answer.data?.total !== 0) && (
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
      <PagedList
        answer={answer}
        page={page}
        rows={ROWS}
        label={t('pages')}
        query={status && { status }}
        empty={
          status ? (
            <EmptyState
              title={t('noneOfStatus')}
              actions={<Button onClick={() => setQuery({})}>{t('showAll')}</Button>}
            />
          ) : (
            <EmptyState
              icon={<ListChecks size={36} strokeWidth={1.4} />}
              title={t('none')}
              hint={t('noneHint')}
            />
          )
        }
      >
        {answer.data?.requests.map((request) => (
          <RequestRow key={request.requestId} request={request} />
        ))}
      </PagedList>
    </>
  );
}
