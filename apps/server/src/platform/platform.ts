import { sql } from 'kysely';
import { later } from './clock.ts';
import type { Domain } from './domain.ts';
import { ownRows } from './personal-data.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Ended jobs are kept for people who look for what went wrong. */
const JOBS_KEPT_SECONDS = 7 * DAY_SECONDS;
/** A revoked session stays for a day, so that faults with it can be examined. */
const REVOKED_KEPT_SECONDS = DAY_SECONDS;
/** A lease that no process took for a day. */
const LEASE_KEPT_SECONDS = DAY_SECONDS;

/** What the platform itself brings, as a domain does. */
export const platform: Domain = {
  personal: [
    ownRows('sessions', 'session', {
      reader: 'actor_id',
      actor: 'actor_kind',
      columns: ['created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'method', 'network', 'device'],
    }),
  ],
  expiries: [
    {
      table: 'session',
      isOver: (now) =>
        sql`expires_at <= ${now.toISOString()} or revoked_at <= ${later(now, -REVOKED_KEPT_SECONDS)}`,
    },
    { table: 'ticket', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
    { table: 'rate_counter', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
    { table: 'idempotency', isOver: (now) => sql`expires_at <= ${now.toISOString()}` },
    {
      table: 'job',
      isOver: (now) => sql`state in ('done', 'failed') and finished_at <= ${later(now, -JOBS_KEPT_SECONDS)}`,
    },
    { table: 'lease', isOver: (now) => sql`until <= ${later(now, -LEASE_KEPT_SECONDS)}` },
  ],
};
