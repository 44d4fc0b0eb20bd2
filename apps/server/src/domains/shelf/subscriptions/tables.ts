import type { Rhythm, SubscriptionKind } from '@lectern/contracts/shelf/subscriptions/subscription';
import type { Bit } from '../../../platform/db/codecs.ts';
import type { FeedTable } from '../../../platform/feeds/feed-table.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    subscription: SubscriptionTable;
    subscription_query: SubscriptionQueryTable;
    subscription_anchor: SubscriptionAnchorTable;
    subscription_hit: SubscriptionHitTable;
    /** At which feed readers find the new works. */
    subscription_feed: FeedTable;
  }
}

/** What a reader watches. */
export interface SubscriptionTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  kind: SubscriptionKind;
  term: string;
  /** The code of its query, which readers share who watch the same. */
  code: string;
  rhythm: Rhythm;
  /** Records that came before, and changes before, are no news. */
  since: string;
  /** Nothing is gathered while it is paused. */
  paused_at: string | null;
  /** The reader may bring it back for an hour. */
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A search that somebody watches. It names nobody. */
export interface SubscriptionQueryTable {
  tenant_id: string;
  code: string;
  /** The search state as JSON, without defaults, order and page. */
  state: string;
  /** JSON; query and filters in the engine's words. */
  request: string;
  /** The version of the analysis that its request and anchors were made with. */
  version: string;
  /** 0: it is run against all records. */
  is_anchored: Bit;
  created_at: string;
}

/** One of the marks of which a record must have one to fit a query (see `anchorsOf`). */
export interface SubscriptionAnchorTable {
  tenant_id: string;
  /** A signed number of 32 bits. */
  anchor: number;
  code: string;
}

/** A work that was found for a subscription, once for ever. */
export interface SubscriptionHitTable {
  tenant_id: string;
  subscription_id: string;
  /** Digest of the record's identity at its source: the same when it goes and comes back. */
  record_key: string;
  patron_id: string;
  record_id: string;
  title: string;
  author: string;
  found_at: string;
  /** When its reader is to be told; null when that was done. */
  due_at: string | null;
}
