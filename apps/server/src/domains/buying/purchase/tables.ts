import type { DeliveryWay, PurchaseState } from '@lectern/contracts/buying/purchase/purchase-order';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    purchase_terms: PurchaseTermsTable;
    purchase_rule: PurchaseRuleTable;
    purchase_cart: PurchaseCartTable;
    purchase_order: PurchaseOrderTable;
    purchase_step: PurchaseStepTable;
  }
}

/** What holds for all readers of a library. */
export interface PurchaseTermsTable {
  tenant_id: string;
  is_on: Bit;
  minutes_held: number;
  days_to_confirm: number;
  /** JSON: `DeliveryWay[]`. */
  ways: string;
  item_type: string;
  /** JSON: `Names`; what readers read of the rules. */
  words: string;
  updated_at: string;
}

export interface PurchaseRuleTable {
  tenant_id: string;
  /** `*` for all groups without a rule of their own. */
  patron_group: string;
  /** JSON: `PurchaseRule` without its group. */
  facts: string;
  updated_at: string;
}

export interface PurchaseCartTable {
  tenant_id: string;
  patron_id: string;
  item_id: string;
  /** What it cost when the reader saw it last. */
  seen_price: number;
  seen_currency: string;
  added_at: string;
}

/** An order of one book. Money in minor units. */
export interface PurchaseOrderTable {
  id: string;
  tenant_id: string;
  order_number: string;
  /** Empty once the reader is forgotten. */
  patron_id: string;
  vendor_id: string;
  item_id: string;
  /** The vendor's number of the title. */
  vendor_number: string;
  /** The title while the order is open, so that there is one at a time; null afterwards. */
  open_title: string | null;
  isbn: string;
  title: string;
  author: string;
  publisher: string;
  year: number;
  language: string;
  price: number;
  freight: number;
  currency: string;
  budget_id: string;
  state: PurchaseState;
  delivery: DeliveryWay;
  place_code: string;
  /** Who gets a delivery to the door; all three are empty for a pickup, and once the book is there. */
  recipient: string;
  phone: string;
  address: string;
  created_at: string;
  state_since: string;
  held_until: string;
  /** When the vendor is asked next; empty for never. */
  next_look_at: string;
  looks: number;
  carrier: string;
  parcel_number: string;
  /** All three are empty before the book is received. */
  bib_id: string;
  copy_id: string;
  loan_id: string;
}

/** What happened to an order. */
export interface PurchaseStepTable {
  id: string;
  tenant_id: string;
  order_id: string;
  /** Empty for news of the carrier. */
  state: PurchaseState | '';
  note: string;
  at: string;
}
