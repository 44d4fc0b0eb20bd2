import type { Insertable } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';

/** What a test says about a row; the builder adds the rest. */
export type Some<T extends keyof Schema> = Partial<Insertable<Schema[T]>>;

/** The default tenant of all rows: `alpha`. */
export const TENANT = '1001';

/** Before the instant at which test clocks stand (2026-03-02). */
export const CREATED = '2026-01-05T00:00:00.000Z';

/** What a row of `session` has besides its token, its tenant, its reader and its times. */
export const SESSION_TRAITS = {
  purpose: 'full',
  method: 1,
  own_password: 0,
  network: '',
  device: '',
  last_seen_at: CREATED,
  idle_seconds: 0,
  stays: 0,
  closing_at: null,
  desk_library: '',
  desk_name: '',
} as const;

let serial = 0;

/** A name that no other row has. */
export function next(prefix: string): string {
  serial += 1;
  return `${prefix}${serial}`;
}
