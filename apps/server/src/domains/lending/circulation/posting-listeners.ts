import { keepBehaviours } from './behaviours/keep-behaviours.ts';
import type { PostingListener } from './ledger/posting-listener.ts';

/** Who hears the postings of the portal's own circulation. */
export const POSTING_LISTENERS: readonly PostingListener[] = [keepBehaviours];
