import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { MAX_REMOTE_WORDS } from '@lectern/contracts/discovery/sources/remote-query';
import { Suspense } from 'react';
import { NearestEntries } from './nearest-entries.tsx';
import styles from './no-results.module.css';
import { useResultParts } from './result-parts.ts';

/** For words that no record has: the nearest entries of the catalogue, and other places to get the work. */
export default function BeyondCatalogue({
  state: { keyWord, searchField },
}: {
  readonly state: Pick<SearchState, 'keyWord' | 'searchField'>;
}) {
  const { Elsewhere, Offers } = useResultParts();
  const offered = keyWord !== '' && keyWord.length <= MAX_REMOTE_WORDS;
  return (
    <div className={styles.nothing}>
      {keyWord !== '' && <NearestEntries keyWord={keyWord} />}
      <Suspense>{offered && <Elsewhere keyWord={keyWord} searchField={searchField} />}</Suspense>
      <Suspense>{offered && <Offers keyWord={keyWord} />}</Suspense>
    </div>
  );
}
