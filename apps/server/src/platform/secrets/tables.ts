declare module '../db/schema.ts' {
  interface Schema {
    secret: SecretTable;
  }
}

/** A password or key that a tenant's settings name, sealed (seal.ts). */
export interface SecretTable {
  tenant_id: string;
  name: string;
  /** Names the key that it is sealed with. */
  key_id: string;
  sealed: string;
  created_at: string;
  updated_at: string;
}
