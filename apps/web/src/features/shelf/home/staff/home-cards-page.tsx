import { getHomeCards } from '@lectern/contracts/shelf/home/get-home-cards';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { PageHead } from '../../../../components/staff/page-head.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { ArrangedCards } from './arranged-cards.tsx';

/** Where staff choose which cards the home page shows, and in which order. */
export default function HomeCardsPage() {
  const { t } = useTranslation('home');
  const { data, error, isPending, refetch } = useCall(getHomeCards, {}, { staleMs: 0 });
  return (
    <>
      <PageHead title={t('staff.title')} hint={t('staff.hint')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Loading>
          <Skeleton height="320px" radius="12px" />
        </Loading>
      )}
      {data && <ArrangedCards arranged={data} />}
    </>
  );
}
