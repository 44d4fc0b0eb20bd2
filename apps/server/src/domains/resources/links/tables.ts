import type { LinkReason, LinkShelf, LinkState } from '@lectern/contracts/resources/links/link';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    link: LinkTable;
    link_host: LinkHostTable;
    link_walk: LinkWalkTable;
  }
}

/** Later than any instant: it is not asked by itself. */
export const NEVER = '9999-12-31T00:00:00.000Z';

/** An address of a database, or of a title in it. The same address of several entrances is one link. */
export interface LinkTable {
  id: string;
  tenant_id: string;
  eresource_id: string;
  /** Empty for an entrance of the database. */
  title_id: string;
  /** Empty where there is none. */
  address: string;
  /** SHA-256 of the address: addresses are too long for an index. */
  address_hash: string;
  host: string;
  state: LinkState;
  reason: LinkReason | '';
  /** 0 without an answer. */
  status: number;
  moved_to: string;
  /** Empty before the first time. `asked_on`: the same as a calendar date of the library. */
  asked_at: string;
  asked_on: string;
  /** When it is asked next; `NEVER` where a walk or staff ask it. */
  next_at: string;
  /** On so many days it failed, one after the other, and the last of these days. */
  failed_days: number;
  failed_on: string;
  /** The answers say that staff have to look at it. */
  is_found: Bit;
  /** When it came into the list. */
  found_at: string;
  shelf: LinkShelf | 'none';
  /** What was found when it was set aside (`findingOf`); empty if it was not. */
  aside: string;
  report_count: number;
  first_reported_at: string;
  last_reported_at: string;
  /** JSON: how many readers told each trouble. */
  troubles: string;
  /** JSON: `LinkNote[]`, the newest first. */
  notes: string;
}

/** A host that asked us to wait, or did not answer. */
export interface LinkHostTable {
  tenant_id: string;
  host: string;
  rests_until: string;
}

/** How far the walk through the titles of a list is. */
export interface LinkWalkTable {
  tenant_id: string;
  list_id: string;
  after_id: string;
  /** Calendar date of the library. */
  walked_on: string;
}
