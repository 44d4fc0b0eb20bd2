import type {
  Explanation,
  ScanRequest,
  SearchRequest,
  SearchResult,
  Suggestion,
  SuggestRequest,
} from '../../search-engine.ts';
import type { OrderedHits } from '../search/execute-scan.ts';
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
  readonly explain: {
    readonly ask: { readonly index: string; readonly request: SearchRequest; readonly id: string };
    readonly answer: Explanation | undefined;
  };
  readonly spell: {
    readonly ask: { readonly index: string; readonly text: string };
    readonly answer: string | undefined;
  };
  readonly scan: {
    readonly ask: { readonly index: string; readonly request: ScanRequest };
    readonly answer: OrderedHits;
  };
}
