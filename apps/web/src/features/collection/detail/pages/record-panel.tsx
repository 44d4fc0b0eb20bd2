import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import type { ApiError } from '@lectern/contracts/kernel/client';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Skeleton } from '../../../../components/skeleton.tsx';
import { HoldingsPanel } from '../components/holdings-panel.tsx';
import { IssueList } from '../components/issue-list.tsx';
import { MarcPanel } from '../components/marc-panel.tsx';
import { OnlineList } from '../components/online-list.tsx';
import { TextList } from '../components/text-list.tsx';
import type { Holdings } from '../holdings.ts';
import type { RecordParts } from '../record-parts.ts';
import type { RecordTab } from '../use-record-tabs.ts';

const EditionsPanel = lazy(() => import('../components/editions-panel.tsx'));
const ContentsPanel = lazy(() => import('../components/contents-panel.tsx'));

/** What a tab of a record shows. */
export function RecordPanel({
  tab,
  bib,
  holdings,
  Courses,
  Reviews,
}: Pick<RecordParts, 'Courses' | 'Reviews'> & {
  readonly tab: RecordTab;
  readonly bib: BibDetail;
  readonly holdings: {
    readonly data: Holdings | undefined;
    readonly error: ApiError | null;
    readonly refetch: () => Promise<unknown>;
  };
}): ReactNode {
  const { recordId } = bib;
  switch (tab) {
    case 'online':
      return <OnlineList recordId={recordId} links={bib.links} />;
    case 'holdings':
      if (holdings.error)
        return <ErrorState error={holdings.error} onRetry={() => void holdings.refetch()} />;
      return holdings.data && <HoldingsPanel recordId={recordId} holdings={holdings.data} />;
    case 'issues':
      return <IssueList recordId={recordId} />;
    case 'contents':
      return (
        <Later height="180px">
          <ContentsPanel recordId={recordId} texts={bib.contents} />
        </Later>
      );
    case 'notes':
      return <TextList texts={bib.notes} />;
    case 'editions':
      return (
        <Later height="180px">
          <EditionsPanel recordId={recordId} />
        </Later>
      );
    case 'reviews':
      return (
        <Later height="180px">
          <Reviews recordId={recordId} title={bib.title} />
        </Later>
      );
    case 'courses':
      return (
        <Later height="90px">
          <Courses recordId={recordId} />
        </Later>
      );
    case 'marc':
      return <MarcPanel marc={bib.marc} />;
  }
}

function Later({ height, children }: { readonly height: string; readonly children: ReactNode }) {
  return <Suspense fallback={<Skeleton height={height} radius="12px" />}>{children}</Suspense>;
}
