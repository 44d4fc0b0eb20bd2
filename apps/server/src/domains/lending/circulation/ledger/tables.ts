import type { ColumnType } from 'kysely';
import type { Account, PostingKind } from './accounts.ts';

declare module '../../../../platform/db/schema.ts' {
  interface Schema {
    ledger_posting: LedgerPostingTable;
    ledger_line: LedgerLineTable;
    ledger_allocation: LedgerAllocationTable;
  }
}

/** What happened to the money of a reader. Rows are never changed: what was wrong is reversed by another posting. */
export interface LedgerPostingTable {
  id: string;
  tenant_id: string;
  patron_id: string;
  /** The loan that it is about. */
  loan_id: string | null;
  kind: PostingKind;
  /** Minor units, more than 0: what was charged, paid, waived or given back. */
  amount: number;
  currency: string;
  /** How a payment was made: cash, card, online, points, prepayment; empty of other postings, and where nobody noted it. */
  method: string;
  /** The posting that this one takes back. */
  reverses: ColumnType<string | null, string | null | undefined, never>;
  /** What the charge is for; null of other postings. */
  behaviour_id: ColumnType<string | null, string | null | undefined, never>;
  /** What a posting from outside is known by there: it is booked once. Null of others. */
  reference: ColumnType<string | null, string | null | undefined, never>;
  /** In a refund: the payment whose money it is. */
  refunds: ColumnType<string | null, string | null | undefined, never>;
  /** Days overdue or another reason, for people. */
  note: string;
  posted_at: string;
}

/** What a posting does to one account. The lines of a posting sum to zero. */
export interface LedgerLineTable {
  posting_id: string;
  account: Account;
  tenant_id: string;
  /** Whose account it is; empty of accounts of the library. */
  patron_id: string;
  /** Minor units. */
  amount: number;
}

/** Which part of a payment or waiver covers which charge. A part that is taken back is a row with a negative amount. */
export interface LedgerAllocationTable {
  /** The posting that booked it. */
  posting_id: string;
  charge_id: string;
  /** The posting that gave the money: a payment, a waiver or a reversal. */
  source_id: string;
  tenant_id: string;
  patron_id: string;
  /** Minor units. */
  amount: number;
}
