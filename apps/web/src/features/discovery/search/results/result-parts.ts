import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { type ComponentType, createContext, use } from 'react';
import type { BibDialogs } from '../../../../lib/bib-dialogs.ts';
import type { ResultView } from '../../../../lib/search/search-in-address.ts';
import type { SourceTab } from '../../../../lib/search/sources/source-tab.ts';
import type { RowScore } from './row-score.ts';

/** What other features add to the result page; `app/pages/results-page.tsx` joins them. Each is fetched when it is drawn. */
export interface ResultParts extends BibDialogs {
  /** Where to look for the same words. */
  readonly SourceTabs: ComponentType<{
    readonly state: SearchState;
    readonly view: ResultView;
    /** The source that the page shows. */
    readonly current: SourceTab;
  }>;
  /** Rows (`li`) of a database and of a journal that are called what was typed; nothing while they are fetched. */
  readonly BestEresource: ComponentType<{ readonly id: string }>;
  readonly BestTitle: ComponentType<{ readonly id: string }>;
  /** Rows of titles in this order, each with what of it is online. */
  readonly FoundTitles: ComponentType<{
    readonly ids: readonly string[];
    readonly heading?: 'h2' | 'h3';
    /** Only the first so many. */
    readonly most?: number;
    /** Records that the page shows: titles that are one of them are left out. */
    readonly apartFrom?: readonly string[];
  }>;
  /** Other libraries that have hits for the same words. */
  readonly Elsewhere: ComponentType<Pick<SearchState, 'keyWord' | 'searchField'>>;
  /** The first hits of other libraries, below those of this one. */
  readonly FirstElsewhere: ComponentType<Pick<SearchState, 'keyWord' | 'searchField'>>;
  /** Where to get a work that the library does not have. */
  readonly Offers: ComponentType<{ readonly keyWord: string }>;
  /** The first scholarly works of outside sources for the same words; nothing where the library asks none. */
  readonly Papers: ComponentType<Pick<SearchState, 'keyWord' | 'searchField'>>;
  /** A search of several conditions in words. */
  readonly QueryLine: ComponentType<{ readonly state: SearchState }>;
  /** A button that makes the search a subscription. */
  readonly Subscribe: ComponentType<{ readonly state: SearchState }>;
  readonly Score: RowScore;
  /** What can be done with the chosen works. */
  readonly SelectionBar: ComponentType;
}

export const ResultPartsContext = createContext<ResultParts | undefined>(undefined);

export function useResultParts(): ResultParts {
  const parts = use(ResultPartsContext);
  if (!parts) throw new Error('useResultParts outside of the result page');
  return parts;
}
