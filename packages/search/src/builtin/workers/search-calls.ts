import type { SearchRequest, SearchResult, Suggestion, SuggestRequest } from '../../search-engine.ts';
import type { IndexState } from '../store/index-state.ts';

/** What a search thread is asked. */
export interface SearchCalls {
  /** From now on the index has this state; undefined forgets it. */
  readonly publish: {
    readonly ask: { readonly index: string; readonly state: IndexState | undefined };
    readonly answer: undefined;
  };
  readonly search: {
    readonly ask: { readonly index: string; readonly request: SearchRequest };
    readonly answer: SearchResult;
  };
  readonly suggest: {
    readonly ask: { readonly index: string; readonly request: SuggestRequest };
    readonly answer: readonly Suggestion[];
  };
}
