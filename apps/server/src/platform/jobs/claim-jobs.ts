import { sql } from 'kysely';
import { later } from '../clock.ts';
import { fromJson } from '../db/codecs.ts';
import type { Db, Tx } from '../db/database.ts';
import type { Lane } from './lanes.ts';

/** A job as it is stored: its payload is read by its type's schema when it is run. */
export interface StoredJob {
  readonly id: string;
  readonly kind: string;
  readonly lane: Lane;
  /** Whose share of the lane it takes: the id of its tenant, or empty for work of the whole installation. */
  readonly share: string;
  readonly tenantId: string | undefined;
  readonly payload: unknown;
  /** This one included. */
  readonly attempt: number;
  readonly maxAttempts: number;
}

/** Free slots of a lane that one share of it may take. */
export interface LaneShare {
  readonly lane: Lane;
  readonly share: string;
  readonly slots: number;
}

/** Who takes jobs, and which. */
export interface Taker {
  readonly owner: string;
  readonly kinds: readonly string[];
  readonly leaseSeconds: number;
}

/**
 * The shares of a lane that have a job of these kinds which is due. Goes from share to share in the index instead of reading the rows of
 * each: one of them may have a hundred thousand.
 */
export async function sharesWithWork(
  db: Db,
  lane: Lane,
  { kinds, at }: { readonly kinds: readonly string[]; readonly at: string },
): Promise<string[]> {
  if (kinds.length === 0) return [];
  const next = (behind: ReturnType<typeof sql>) => sql`
    select min(share) from job where lane = ${lane} and state = 'waiting' ${behind}`;
  const { rows } = await sql<{ share: string }>`
    with recursive shares(share) as (
      select * from (${next(sql``)}) as first
      union all
      select (${next(sql`and share > shares.share`)}) from shares where shares.share is not null
    )
    select share from shares where share is not null and exists (
      select 1 from job
      where lane = ${lane} and state = 'waiting' and job.share = shares.share and run_at <= ${at} and kind in (${sql.join([...kinds])})
    )`.execute(db);
  return rows.map(({ share }) => share);
}

/** Takes up to `slots` jobs of a share that are due, for `owner`. No two processes get the same one. */
export async function claimJobs(
  db: Db | Tx,
  { lane, share, slots }: LaneShare,
  { owner, kinds, leaseSeconds }: Taker,
  now: Date,
): Promise<StoredJob[]> {
  if (kinds.length === 0) return [];
  const due = db
    .selectFrom('job')
    .select('id')
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('share', '=', share)
    .where('run_at', '<=', now.toISOString())
    .where('kind', 'in', [...kinds])
    .orderBy('run_at')
    .limit(slots);
  const rows = await db
    .updateTable('job')
    .set((eb) => ({
      state: 'running',
      attempts: eb('attempts', '+', 1),
      lease_owner: owner,
      lease_until: later(now, leaseSeconds),
    }))
    .where('id', 'in', due)
    .where('state', '=', 'waiting')
    .returning(['id', 'kind', 'tenant_id', 'payload', 'attempts', 'max_attempts'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    lane,
    share,
    tenantId: row.tenant_id ?? undefined,
    payload: fromJson(row.payload),
    attempt: row.attempts,
    maxAttempts: row.max_attempts,
  }));
}
