import type { Generated } from 'kysely';

declare module '../db/schema.ts' {
  interface Schema {
    outbox_event: OutboxEventTable;
  }
}

/** What changed, written in the transaction that changed it; its consumer deletes it when it has acted. */
export interface OutboxEventTable {
  seq: Generated<number>;
  tenant_id: string;
  topic: 'bib.changed';
  /** The bib's id. */
  subject_id: string;
  created_at: string;
}
