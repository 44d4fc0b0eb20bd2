declare module '../db/schema.ts' {
  interface Schema {
    audit_entry: AuditEntryTable;
  }
}

/** Who of the staff did what to what. */
export interface AuditEntryTable {
  id: string;
  tenant_id: string;
  /** Empty for an operator at the terminal. */
  staff_id: string;
  action: string;
  subject: string;
  details: string;
  at: string;
}
