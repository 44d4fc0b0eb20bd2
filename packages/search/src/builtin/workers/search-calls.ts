import type { ScanRequest } from '../../search-engine.ts';
import type { ReaderCalls } from '../../threads/reader-calls.ts';
import type { OrderedHits } from '../search/execute-scan.ts';
import type { IndexState } from '../store/index-state.ts';
import type { PackedResult } from './packed-result.ts';

/** The calls of a search thread. */
export interface SearchCalls extends Omit<ReaderCalls, 'search'> {
  readonly search: {
    readonly input: ReaderCalls['search']['input'];
    readonly answer: PackedResult;
  };
  /** From now on the index has this state; undefined forgets it. */
  readonly publish: {
    readonly input: { readonly index: string; readonly state: IndexState | undefined };
    readonly answer: undefined;
  };
  readonly scan: {
    readonly input: { readonly index: string; readonly request: ScanRequest };
    readonly answer: OrderedHits;
  };
}
