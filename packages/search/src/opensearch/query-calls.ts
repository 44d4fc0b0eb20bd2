import type {
  Explanation,
  SearchRequest,
  SearchResult,
  Suggestion,
  SuggestRequest,
} from '../search-engine.ts';
import type { OpenSearchOptions } from './connection.ts';

/** What the thread that asks the cluster is asked. */
export interface QueryCalls {
  /** Comes first: which cluster. */
  readonly open: { readonly ask: OpenSearchOptions; readonly answer: undefined };
  readonly search: {
    readonly ask: { readonly index: string; readonly request: SearchRequest };
    readonly answer: SearchResult;
  };
  readonly suggest: {
    readonly ask: { readonly index: string; readonly request: SuggestRequest };
    readonly answer: Suggestion[];
  };
  readonly explain: {
    readonly ask: { readonly index: string; readonly request: SearchRequest; readonly id: string };
    readonly answer: Explanation | undefined;
  };
  readonly spell: {
    readonly ask: { readonly index: string; readonly text: string };
    readonly answer: string | undefined;
  };
}
