import type {
  Explanation,
  SearchRequest,
  SearchResult,
  Suggestion,
  SuggestRequest,
} from '../search-engine.ts';

/** What readers and staff ask of an index, as a thread is asked for it. */
export interface ReaderCalls {
  readonly search: {
    readonly input: { readonly index: string; readonly request: SearchRequest };
    readonly answer: SearchResult;
  };
  readonly suggest: {
    readonly input: { readonly index: string; readonly request: SuggestRequest };
    readonly answer: Suggestion[];
  };
  readonly explain: {
    readonly input: { readonly index: string; readonly request: SearchRequest; readonly id: string };
    readonly answer: Explanation | undefined;
  };
  readonly spell: {
    readonly input: { readonly index: string; readonly text: string };
    readonly answer: string | undefined;
  };
}
