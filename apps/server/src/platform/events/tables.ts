import type { Generated } from 'kysely';

declare module '../db/schema.ts' {
  interface Schema {
    outbox_event: OutboxEventTable;
  }
}

/** One event for one consumer, written in the transaction of what happened; the consumer deletes it when it has acted. */
export interface OutboxEventTable {
  seq: Generated<number>;
  tenant_id: string;
  topic: string;
  /** The EventConsumer's name. */
  consumer: string;
  /** The id of what it happened to. */
  subject_id: string;
  created_at: string;
}
