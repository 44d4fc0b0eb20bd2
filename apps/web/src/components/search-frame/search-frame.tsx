import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import type { ReactNode } from 'react';
import { readSearchState } from '../../lib/search/read-search.ts';
import type { SourceTab } from '../../lib/search/sources/source-tab.ts';
import { SearchBox } from '../search-box/search-box.tsx';
import { SourceTabs } from '../source-bar/source-tabs.tsx';
import styles from './search-frame.module.css';

/** The frame of a page that shows what an outside source has of a search: search field, title, and the tabs of all sources. */
export function SearchFrame({
  search: { keyWord, searchField },
  current,
  title,
  onSearch,
  children,
}: {
  readonly search: Pick<SearchState, 'keyWord'> & { readonly searchField: string };
  /** The tab of this source. */
  readonly current: SourceTab;
  readonly title: string;
  readonly onSearch: (keyWord: string) => void;
  readonly children: ReactNode;
}) {
  const state = readSearchState(new URLSearchParams({ keyWord, searchField }));
  return (
    <>
      <div className={styles.head}>
        <div className="wrap">
          <SearchBox keyWord={keyWord} onSearch={(words) => onSearch(words.keyWord)} />
        </div>
      </div>
      <div className={`wrap ${styles.page}`}>
        {keyWord !== '' && <SourceTabs state={state} current={current} />}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </>
  );
}
