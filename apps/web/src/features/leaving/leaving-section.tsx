import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { cancelAccount } from '@lectern/contracts/leaving/cancel-account';
import { checkLeaving } from '@lectern/contracts/leaving/check-leaving';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/error-state.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { useCall } from '../../lib/use-call.ts';
import { ApplicationForm } from './application-form.tsx';
import { HasLeft } from './has-left.tsx';
import { OutstandingList } from './outstanding-list.tsx';

/** Leaving: what is outstanding, else the application, and at last that the account was cancelled. */
export default function LeavingSection() {
  const { t } = useTranslation('leaving');
  const { data, error, isPending, isFetching, refetch } = useCall(checkLeaving, {}, { staleMs: 0 });
  const [left, setLeft] = useState<OutputOf<(typeof cancelAccount)['output']>>();
  if (left) return <HasLeft left={left} />;
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="muted">{t('explain')}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton width="100%" height="200px" />
        </Loading>
      )}
      {data && !data.allowed && (
        <OutstandingList outstanding={data.outstanding} busy={isFetching} onAgain={() => void refetch()} />
      )}
      {data?.allowed && (
        <ApplicationForm
          application={data.application}
          confirmation={data.confirmation}
          onLeft={setLeft}
          onRefused={() => void refetch()}
        />
      )}
    </>
  );
}
