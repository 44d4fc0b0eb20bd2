import type { DonationState, DonationWay } from '@lectern/contracts/buying/donations/donation';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    donation: DonationTable;
    donation_title: DonationTitleTable;
  }
}

/** What somebody gives to the library. */
export interface DonationTable {
  id: string;
  tenant_id: string;
  /** In the library's register: `2026-0007`. Null before it is accepted. */
  number: string | null;
  state: DonationState;
  /** The reader who gives; empty for others, and of readers who have left. */
  patron_id: string;
  /** Empty for a gift without a name. */
  donor_name: string;
  contact: string;
  is_named: Bit;
  remark: string;
  way: DonationWay;
  /** Calendar date of the library; empty without one. */
  bring_on: string;
  /** Decimal; empty without. */
  worth: string;
  currency: string;
  reply: string;
  /** Titles, name of the giver and number, folded as the search folds words. */
  words: string;
  offered_at: string;
  changed_at: string;
  /** An instant and the same as a calendar date; empty before. */
  accepted_at: string;
  accepted_on: string;
  /** When it was declined or withdrawn; empty otherwise. */
  ended_at: string;
}

/** A title of a donation. Those with `accepted_at` are the library's register of gifts. */
export interface DonationTitleTable {
  id: string;
  tenant_id: string;
  donation_id: string;
  position: number;
  title: string;
  author: string;
  publisher: string;
  publish_time: string;
  isbn: string;
  words: string;
  copies: number;
  accepted: number;
  record_id: string;
  accepted_at: string;
  /** When its donation was declined or withdrawn; empty otherwise. */
  ended_at: string;
}
