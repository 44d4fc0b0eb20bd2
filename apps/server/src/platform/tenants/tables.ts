declare module '../db/schema.ts' {
  interface Schema {
    tenant: TenantTable;
  }
}

/** One library system of the instance; its id is the specification's group code. */
export interface TenantTable {
  id: string;
  mapping_path: string;
  /** TenantSettings as JSON, see contracts/tenant/tenant-settings.ts. */
  settings: string;
  /** Grows with every change, so that nodes know that their copy is old. */
  settings_revision: number;
  created_at: string;
}
