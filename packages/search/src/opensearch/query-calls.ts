import type { ReaderCalls } from '../threads/reader-calls.ts';
import type { OpenSearchOptions } from './connection.ts';

/** The calls of the thread that queries the cluster. */
export interface QueryCalls extends ReaderCalls {
  /** Must come first: names the cluster. */
  readonly open: { readonly input: OpenSearchOptions; readonly answer: undefined };
}
