import type { BudgetPosting } from '@lectern/contracts/buying/budgets/budget';
import type { Bit } from '../../../platform/db/codecs.ts';

declare module '../../../platform/db/schema.ts' {
  interface Schema {
    budget: BudgetTable;
    fund_posting: FundPostingTable;
    fund_line: FundLineTable;
  }
}

/** Where money of a budget is. `source` is where it came from, so that each posting sums to zero. */
export type BudgetAccount = 'source' | 'free' | 'reserved' | 'committed' | 'spent';

/** Money for a year and a purpose. The four sums are those of its lines; `lectern ledger check` compares them. Minor units. */
export interface BudgetTable {
  id: string;
  tenant_id: string;
  code: string;
  /** JSON: `Names`. */
  names: string;
  year: number;
  currency: string;
  is_open: Bit;
  free: number;
  reserved: number;
  committed: number;
  spent: number;
  created_at: string;
  updated_at: string;
}

/** Something that moved money. */
export interface FundPostingTable {
  id: string;
  tenant_id: string;
  budget_id: string;
  kind: BudgetPosting;
  /** Minor units; negative only where allotted money was taken out. */
  amount: number;
  /** The order, or the share of an order line, that it is about; empty for money that staff put in. */
  subject: string;
  /** One posting of a kind for a subject and a step. Orders of readers have the step 0 only. */
  step: number;
  order_number: string;
  note: string;
  posted_at: string;
}

/** What a posting does to one account. The lines of a posting sum to zero. */
export interface FundLineTable {
  posting_id: string;
  account: BudgetAccount;
  tenant_id: string;
  budget_id: string;
  amount: number;
}
