import type { WishKind, WishState } from '@lectern/contracts/buying/recommendations/wish';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    wish: WishTable;
    wish_reader: WishReaderTable;
    wish_step: WishStepTable;
  }
}

/** What readers wish for. It says nothing of who. */
export interface WishTable {
  id: string;
  tenant_id: string;
  kind: WishKind;
  state: WishState;
  /** The same for all editions of a work (`keysOfWish`). */
  work_key: string;
  /** `isbn:…` or `issn:…`; empty without a number. */
  number_key: string;
  title: string;
  author: string;
  /** Title, author and number, folded as the search folds words. */
  words: string;
  /** JSON: `StoredFacts`. */
  facts: string;
  /** Where it was taken from among the candidates; empty for what was typed. */
  source: string;
  record_id: string;
  eresource_id: string;
  reply: string;
  decided_by: string;
  /** Readers who wish it now. */
  wishes: number;
  created_at: string;
  changed_at: string;
  /** An instant; empty while it is on its way. */
  ended_at: string;
}

/** A reader who wishes something. */
export interface WishReaderTable {
  id: string;
  tenant_id: string;
  wish_id: string;
  patron_id: string;
  reason: string;
  note: string;
  major: string;
  /** JSON: answers to the library's own form, `{code, value}[]`. */
  form_fields: string;
  is_named: Bit;
  wants_copy: Bit;
  pickup_library: string;
  joined_at: string;
  /** An instant; empty while the reader wishes it. */
  left_at: string;
  /** When the wish ended or the reader left it; empty before. */
  ended_at: string;
}

/** What happened to a wish. Rows are never changed. */
export interface WishStepTable {
  id: string;
  tenant_id: string;
  wish_id: string;
  state: WishState;
  reply: string;
  /** Empty for what readers did. */
  staff_id: string;
  at: string;
}
