declare module '../../../platform/db/schema.ts' {
  interface Schema {
    reader_import: ReaderImportTable;
  }
}

/** How far an import of readers is. Nothing of the file is kept but the cards and faults of rows that were left out. */
export interface ReaderImportTable {
  tenant_id: string;
  id: string;
  staff_id: string;
  state: 'running' | 'done';
  total: number;
  done: number;
  /** JSON: contracts/readers/import-outcome.ts. */
  outcome: string;
  started_at: string;
  /** When it last said that it goes on. */
  seen_at: string;
}
