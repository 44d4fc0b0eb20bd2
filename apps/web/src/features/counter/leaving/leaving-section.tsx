import { checkLeaving } from '@lectern/contracts/counter/leaving/check-leaving';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { ApplicationForm } from './application-form.tsx';
import { OutstandingList } from './outstanding-list.tsx';
import { leavingRoutes } from './routes.ts';
import { TakeAlong } from './take-along.tsx';

/** Leaving: what is outstanding, else the application, whose confirmation leads to the page that says goodbye. */
export default function LeavingSection() {
  const { t } = useTranslation('leaving');
  const { data, error, isPending, isFetching, refetch } = useCall(checkLeaving, {}, { staleMs: 0 });
  const navigate = useNavigate();
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
      {data && <TakeAlong />}
      {data?.allowed && (
        <ApplicationForm
          application={data.application}
          confirmation={data.confirmation}
          onLeft={(left) =>
            void navigate(leavingRoutes.left.path, { state: left, replace: true, flushSync: true })
          }
          onRefused={() => void refetch()}
        />
      )}
    </>
  );
}
