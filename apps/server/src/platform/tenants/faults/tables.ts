declare module '../../db/schema.ts' {
  interface Schema {
    tenant_fault: TenantFaultTable;
  }
}

/** Background work of a library that failed when it was last tried. The row goes when the work succeeds. */
export interface TenantFaultTable {
  tenant_id: string;
  /** The work: the kind of a job or the name of a consumer of events. */
  source: string;
  message: string;
  /** How often it failed since `first_at`. */
  times: number;
  first_at: string;
  last_at: string;
}
