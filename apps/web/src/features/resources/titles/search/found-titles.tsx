import { describeTitles } from '@lectern/contracts/resources/titles/describe-titles';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { TitleRow } from '../list/title-row.tsx';

/** The rows of titles that a search found, each with what of it is online where. */
export default function FoundTitles({ ids }: { readonly ids: readonly string[] }) {
  const { data, error, refetch } = useCall(describeTitles, { ids: [...ids] }, { staleMs: 60_000 });
  if (error)
    return (
      <li>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </li>
    );
  if (!data)
    return (
      <li>
        <Loading>
          <Skeleton height="240px" radius="12px" />
        </Loading>
      </li>
    );
  return data.titles.map((title) => <TitleRow key={title.id} title={title} />);
}
