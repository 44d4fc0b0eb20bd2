import type { BookContext } from './book-context.ts';
import type { PostingListener } from './posting-listener.ts';

/** For whom, in which currency and when something is posted, and who hears it. */
export interface LedgerContext extends BookContext {
  readonly listeners: readonly PostingListener[];
}
