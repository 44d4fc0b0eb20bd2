declare module '../../../platform/db/schema.ts' {
  interface Schema {
    stored_file: StoredFileTable;
  }
}

/** What the files port has: a row is written when its bytes are complete. */
export interface StoredFileTable {
  tenant_id: string;
  file_key: string;
  /** The folder of the key: the domains that own it say which files they name (`FileOwner`). */
  folder: string;
  media_type: string;
  /** In bytes. */
  size: number;
  /** 64 hexadecimal digits. */
  sha256: string;
  created_at: string;
  /** When the sweep found no bytes; empty while they are there. */
  missing_at: string;
}
