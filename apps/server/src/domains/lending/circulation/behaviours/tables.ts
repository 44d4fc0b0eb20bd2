import type { BehaviourState, LostWay } from '@lectern/rules/behaviours';
import type { ChargeKind } from '../ledger/accounts.ts';

declare module '../../../../platform/db/schema.ts' {
  interface Schema {
    behaviour: BehaviourTable;
  }
}

/** What went wrong with a loan or an account. Its charges name it. */
export interface BehaviourTable {
  /** That of its charge if it has only one. */
  id: string;
  tenant_id: string;
  patron_id: string;
  loan_id: string | null;
  kind: ChargeKind;
  state: BehaviourState;
  /** What the reader does about a lost copy; empty of others. */
  way: LostWay | '';
  /** The price of a lost copy, charged or not, minor units. */
  price: number;
  /** The reason, for people. */
  note: string;
  created_at: string;
  changed_at: string;
}
