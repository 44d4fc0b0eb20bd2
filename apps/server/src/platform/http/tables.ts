declare module '../db/schema.ts' {
  interface Schema {
    rate_counter: RateCounterTable;
    idempotency: IdempotencyTable;
  }
}

/** Calls of one caller to one call in one window; nodes add their counts every second. */
export interface RateCounterTable {
  bucket: string;
  count: number;
  expires_at: string;
}

/** The first answer to an Idempotency-Key; without a response its call is running or its process died. */
export interface IdempotencyTable {
  tenant_id: string;
  actor_id: string;
  call_path: string;
  key: string;
  request_hash: string;
  response: string | null;
  created_at: string;
  expires_at: string;
}
