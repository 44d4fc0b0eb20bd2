import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { searchOtherLibrary } from '@lectern/contracts/sources/search-other-library';
import type { ReactNode } from 'react';
import { Cover } from '../../../components/cover.tsx';
import styles from './remote-row.module.css';

export type RemoteHit = OutputOf<(typeof searchOtherLibrary)['output']>['searchResult'][number];

/** A work of another library: what it is, and what can be done (the child). It has no page in this library; a library of the same installation has one. */
export function RemoteRow({ hit, children }: { readonly hit: RemoteHit; readonly children: ReactNode }) {
  const facts = [hit.publisher, hit.publishYear, hit.edition, hit.isbn || hit.issn]
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={styles.row}>
      <Cover
        recordId={hit.isbn || hit.title}
        title={hit.title}
        author={hit.author}
        imgUrl=""
        width="var(--row-cover)"
      />
      <div className={styles.about}>
        <h2>{hit.pageUrl ? <a href={hit.pageUrl}>{hit.title}</a> : hit.title}</h2>
        <p>{[hit.author, facts].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
