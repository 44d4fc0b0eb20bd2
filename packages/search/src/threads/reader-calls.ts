import type { WeightedConcept } from '../meaning/weighted-concept.ts';
import type {
  Explanation,
  Headings,
  HeadingsRequest,
  SearchRequest,
  SearchResult,
  Suggestion,
  SuggestRequest,
} from '../search-engine.ts';

/** The calls of readers and staff that a thread answers. */
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
  readonly headings: {
    readonly input: { readonly index: string; readonly request: HeadingsRequest };
    readonly answer: Headings;
  };
  readonly spell: {
    readonly input: { readonly index: string; readonly text: string };
    readonly answer: string | undefined;
  };
  readonly concepts: {
    readonly input: { readonly index: string; readonly id: string };
    readonly answer: readonly WeightedConcept[];
  };
}
