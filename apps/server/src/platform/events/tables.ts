import type { Generated } from 'kysely';

declare module '../db/schema.ts' {
  interface Schema {
    outbox_event: OutboxEventTable;
    parked_event: ParkedEventTable;
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
  /** How often the consumer failed with this event alone. */
  attempts: Generated<number>;
  /** How many of these failures came after another event of its queue was acted on, and so are its own. */
  own_failures: Generated<number>;
  /** The last error, as `maskError` leaves it. */
  error: Generated<string | null>;
  failed_at: Generated<string | null>;
  /** It is not tried before. */
  again_at: Generated<string | null>;
}

/** An event that was set aside, so that those behind it go on. It has the number that it had in its queue. */
export interface ParkedEventTable {
  seq: number;
  tenant_id: string;
  topic: string;
  consumer: string;
  subject_id: string;
  created_at: string;
  attempts: number;
  error: string;
  parked_at: string;
}
