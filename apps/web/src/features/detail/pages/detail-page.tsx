import { getBib } from '@lectern/contracts/detail/get-bib';
import { useParams } from 'react-router';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../../lib/use-call.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';

/** One record. */
export function DetailPage() {
  const { id = '' } = useParams();
  const bib = useCall(getBib, { recordId: id });
  usePageTitle(bib.data?.title ?? '');
  return (
    <div className="wrap">
      {bib.error && <ErrorState error={bib.error} onRetry={() => void bib.refetch()} />}
      {bib.isPending && (
        <Loading>
          <Skeleton width="60%" height="2em" />
        </Loading>
      )}
      {bib.data && <h1>{bib.data.title}</h1>}
    </div>
  );
}
