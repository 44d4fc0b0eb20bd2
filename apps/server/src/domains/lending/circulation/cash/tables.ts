declare module '../../../../platform/db/schema.ts' {
  interface Schema {
    cash_drawer: CashDrawerTable;
    cash_entry: CashEntryTable;
  }
}

/** A drawer in the time in which one member of the staff has it. A drawer that is handed over is two rows. */
export interface CashDrawerTable {
  id: string;
  tenant_id: string;
  library_code: string;
  staff_id: string;
  /** What was in it at first, minor units. */
  opened_with: number;
  opened_at: string;
  /** Null while it is open: a member of the staff has one open drawer. */
  closed_at: string | null;
  /** Minor units; null while it is open. */
  counted: number | null;
  /** Why the count differed. */
  reason: string;
  /** The drawer that was handed over. */
  follows: string | null;
}

/** Cash of a posting that went into a drawer or out of it. */
export interface CashEntryTable {
  /** A posting on the clearing account of cash. */
  posting_id: string;
  tenant_id: string;
  drawer_id: string;
  kind: 'taken' | 'given' | 'difference';
  /** Minor units; less than 0 where money went out. */
  amount: number;
  booked_at: string;
}
