import type { Bit } from '../../platform/db/codecs.ts';

declare module '../../platform/db/schema.ts' {
  interface Schema {
    patron_group: PatronGroupTable;
    item_type: ItemTypeTable;
    loan_rule: LoanRuleTable;
    patron: PatronTable;
    guarantee: GuaranteeTable;
    loan: LoanTable;
    hold: HoldTable;
    fine_entry: FineEntryTable;
  }
}

export interface PatronGroupTable {
  tenant_id: string;
  code: string;
  names: string;
  /** All item types together; null without a limit. */
  max_loans: number | null;
}

export interface ItemTypeTable {
  tenant_id: string;
  code: string;
  names: string;
}

/** What a patron group may do with an item type. */
export interface LoanRuleTable {
  tenant_id: string;
  patron_group: string;
  item_type: string;
  loanable: Bit;
  loan_days: number;
  renew_days: number;
  max_renewals: number;
  max_loans: number | null;
  /** Minor units of the tenant's currency for each open day overdue. */
  fine_per_day: number;
  /** The most one overdue loan costs. */
  fine_cap: number;
}

/** A patron of the portal's own circulation; what the portal keeps of the reader is in `account`, by the same id. */
export interface PatronTable {
  id: string;
  tenant_id: string;
  /** The account the reader signs in with. */
  primary_id: string;
  name: string;
  patron_group: string;
  library_code: string;
  status: 'normal' | 'frozen' | 'card_lost';
  expires_on: string | null;
  created_at: string;
  updated_at: string;
}

/** One reader answers for another's loans. */
export interface GuaranteeTable {
  tenant_id: string;
  guarantor_id: string;
  guaranteed_id: string;
  created_at: string;
}

export interface LoanTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  item_id: string;
  bib_id: string;
  /** Where it was lent: its calendar counts. */
  library_code: string;
  checked_out_at: string;
  /** Calendar date of the tenant's time zone. */
  due_date: string;
  returned_at: string | null;
  renewals: number;
  last_renewed_at: string | null;
}

/** A place in the queue of a bib or of one item. */
export interface HoldTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  bib_id: string;
  item_id: string | null;
  pickup_library: string;
  status: 'waiting' | 'in_transit' | 'ready' | 'suspended' | 'expired' | 'cancelled' | 'filled';
  placed_at: string;
  ready_until: string | null;
}

/** The ledger: fines are positive, payments and waivers negative; a balance is their sum. Rows are never changed. */
export interface FineEntryTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  loan_id: string | null;
  kind: 'overdue' | 'lost' | 'damaged' | 'service' | 'payment' | 'waiver';
  amount: number;
  currency: string;
  /** How a payment was made: cash, card, online, points; empty of other entries, and where nobody noted it. */
  method: string;
  /** Days overdue or another reason, for people. */
  note: string;
  posted_at: string;
}
