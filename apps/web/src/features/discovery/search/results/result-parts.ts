import type { SearchAnswer } from '@lectern/contracts/discovery/search/search-answer';
import type { SearchState } from '@lectern/contracts/discovery/search/search-state';
import { type ComponentType, createContext, use } from 'react';
import type { BibDialogs } from '../../../../lib/bib-dialogs.ts';
import type { ResultView } from '../../../../lib/search/search-in-address.ts';
import type { ChosenThings } from '../../../../lib/search/things-in-address.ts';
import type { FoundThings } from '../beside/use-things.ts';
import type { RowScore } from './row-score.ts';

/** What other features add to the result page; `app/pages/results-page.tsx` joins them. Each is fetched when it is drawn. */
export interface ResultParts extends BibDialogs {
  /** Where else to look for the same words. */
  readonly SourceTabs: ComponentType<{
    readonly answer: SearchAnswer;
    readonly state: SearchState;
    readonly view: ResultView;
    /** How many things beside records have the words, by kind. Undefined while it is not known. */
    readonly kinds: FoundThings['kinds'] | undefined;
    /** The things that are shown in the place of hits. */
    readonly chosen: ChosenThings | undefined;
  }>;
  /** Rows (`li`) of a database and of a journal that are called what was typed; nothing while they are fetched. */
  readonly BestEresource: ComponentType<{ readonly id: string }>;
  readonly BestTitle: ComponentType<{ readonly id: string }>;
  /** Rows of titles in this order, each with what of it is online. */
  readonly FoundTitles: ComponentType<{ readonly ids: readonly string[] }>;
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
