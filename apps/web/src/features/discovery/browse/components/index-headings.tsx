import { browseIndex } from '@lectern/contracts/discovery/search/browse-index';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../../components/skeleton.tsx';
import { useAnnounced } from '../../../../lib/use-announced.ts';
import { useCall } from '../../../../lib/use-call.ts';
import type { IndexPlace } from '../index-address.ts';
import { HeadingList } from './heading-list.tsx';
import { HeadingPager } from './heading-pager.tsx';

const STALE_MS = 60_000;
const HEADINGS = 30;

/** One page of the headings of an index. */
export function IndexHeadings({ place }: { readonly place: IndexPlace }) {
  const { t } = useTranslation('browse');
  const { index, from, before, after } = place;
  const isPaged = before !== undefined || after !== undefined;
  const call = useCall(
    browseIndex,
    {
      searchField: index,
      keyWord: isPaged ? '' : from,
      before,
      after,
      onward: true,
      headingRows: HEADINGS,
      rows: 1,
    },
    { staleMs: STALE_MS, keepPrevious: true },
  );
  const page = call.data;
  const isCurrent = page !== undefined && !call.isPlaceholderData;
  const beginsNothing =
    isCurrent && !isPaged && from !== '' && page.numFound === 0 && page.headings.length > 0
      ? t('index.beginsNothing', { text: from })
      : undefined;
  useAnnounced(beginsNothing ?? (isCurrent ? page.headings[0]?.label : undefined));
  if (call.error) return <ErrorState error={call.error} onRetry={() => void call.refetch()} />;
  if (page === undefined) {
    return (
      <Loading>
        <Skeleton height="420px" radius="12px" />
      </Loading>
    );
  }
  if (page.headings.length === 0) return <EmptyState title={t('index.none')} />;
  return (
    <>
      {beginsNothing && <p>{beginsNothing}</p>}
      <div aria-busy={call.isPlaceholderData}>
        <HeadingList index={index} headings={page.headings} />
      </div>
      <HeadingPager place={place} before={page.headingsBefore} after={page.headingsAfter} />
    </>
  );
}
