import type { ReviewKind, ReviewState } from '@lectern/contracts/talk/reviews/review';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    review: ReviewTable;
    public_name: PublicNameTable;
  }
}

/** What a reader says about a work: stars, with or without a text. Each reader has one for each work. */
export interface ReviewTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  kind: ReviewKind;
  /** Identity of the work, see work-key.ts: it stays the same when a record is removed and comes back. */
  work_key: string;
  /** The record when the review was written. */
  record_id: string;
  doc_code: string;
  title: string;
  author: string;
  isbn: string;
  /** 1 to 5. */
  stars: number;
  /** Empty for stars alone, which are open at once. */
  content: string;
  state: ReviewState;
  refusal_reason: string;
  submitted_at: string;
  /** Since when it is open or refused; null while it waits. */
  checked_at: string | null;
}

/** The name under which a reader publishes. */
export interface PublicNameTable {
  tenant_id: string;
  patron_id: string;
  name: string;
  /** The name without what looks alike (name-key.ts): unique in the tenant. */
  name_key: string;
  chosen_at: string;
}
