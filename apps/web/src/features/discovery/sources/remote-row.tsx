import type { searchOtherLibrary } from '@lectern/contracts/discovery/sources/search-other-library';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { ReactNode } from 'react';
import { Cover } from '../../../components/cover.tsx';
import { WorkRow } from '../../../components/work-row.tsx';
import { factLine } from '../../../lib/fact-line.ts';

export type RemoteHit = OutputOf<(typeof searchOtherLibrary)['output']>['searchResult'][number];

/** A work of another library. It links to a page only if that library is in the same installation. */
export function RemoteRow({ hit, actions }: { readonly hit: RemoteHit; readonly actions: ReactNode }) {
  return (
    <WorkRow
      cover={
        <Cover
          recordId={hit.isbn || hit.title}
          title={hit.title}
          author={hit.author}
          width="var(--row-cover)"
        />
      }
      title={hit.pageUrl ? <a href={hit.pageUrl}>{hit.title}</a> : hit.title}
      facts={factLine(hit.author, hit.publisher, hit.publishYear, hit.edition, hit.isbn || hit.issn)}
      actions={actions}
    />
  );
}
