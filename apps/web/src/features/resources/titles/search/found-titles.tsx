import { describeTitles } from '@lectern/contracts/resources/titles/describe-titles';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useCall } from '../../../../lib/use-call.ts';
import { TitleRow } from '../list/title-row.tsx';

/**
 * The rows of titles that a search found, each with what of it is online where and its record. A title whose record the page shows
 * (`apartFrom`) has its row there.
 */
export default function FoundTitles({
  ids,
  heading = 'h2',
  most = ids.length,
  apartFrom = [],
}: {
  readonly ids: readonly string[];
  readonly heading?: 'h2' | 'h3';
  readonly most?: number;
  readonly apartFrom?: readonly string[];
}) {
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
  return data.titles
    .filter(({ recordIds }) => !recordIds.some((id) => apartFrom.includes(id)))
    .slice(0, most)
    .map(({ recordIds, ...title }) => (
      <TitleRow key={title.id} title={title} heading={heading} recordId={recordIds[0]} />
    ));
}
