import type { Generated } from 'kysely';
import type { Lane } from './lanes.ts';

declare module '../db/schema.ts' {
  interface Schema {
    job: JobTable;
    lease: LeaseTable;
  }
}

export interface JobTable {
  id: string;
  tenant_id: string | null;
  kind: string;
  lane: Lane;
  /** Whose share of the lane it takes: the tenant, or empty for work of the whole installation. */
  share: string;
  payload: string;
  /** At most one waiting or running job of a kind has the same key. */
  unique_key: string | null;
  state: 'waiting' | 'running' | 'done' | 'failed';
  run_at: string;
  attempts: number;
  max_attempts: number;
  lease_owner: string | null;
  lease_until: string | null;
  /** As `maskError` leaves it. */
  last_error: string | null;
  /** 1 for a failed job that cannot be done once more. */
  is_final: Generated<number>;
  created_at: string;
  finished_at: string | null;
}

/** Something only one process may do at a time: building the index, expiring what is old. */
export interface LeaseTable {
  name: string;
  owner: string;
  /** Raised by each renewal: a lease whose beat stands still is free. */
  beat: Generated<number>;
  /** When the holder's next renewal is late, by its own clock: says only which rows are old. */
  until: string;
}
