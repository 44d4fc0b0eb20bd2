import type { ReaderCalls } from '../threads/reader-calls.ts';
import type { OpenSearchOptions } from './connection.ts';

/** What the thread that asks the cluster is asked. */
export interface QueryCalls extends ReaderCalls {
  /** Comes first: which cluster. */
  readonly open: { readonly input: OpenSearchOptions; readonly answer: undefined };
}
