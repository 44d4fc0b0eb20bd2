import type { SearchDocument } from '../search-document.ts';
import type { IndexChanges } from '../search-engine.ts';
import type { OpenSearchOptions } from './connection.ts';

/** The calls of the thread that analyses documents for the cluster. */
export interface WriteCalls {
  /** Must come first: names the cluster. */
  readonly open: { readonly input: OpenSearchOptions; readonly answer: undefined };
  readonly apply: {
    readonly input: { readonly index: string; readonly changes: IndexChanges };
    readonly answer: undefined;
  };
  /** Brings a batch of a build to the index under the alias; of a document that came before, the batch with the higher number counts. */
  readonly bring: { readonly input: BuildBatch; readonly answer: undefined };
}

export interface BuildBatch {
  readonly alias: string;
  readonly number: number;
  readonly documents: readonly SearchDocument[];
}
